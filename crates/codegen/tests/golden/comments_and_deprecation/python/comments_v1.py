# Made by shortwire gen from comments.proto. Do not edit.
