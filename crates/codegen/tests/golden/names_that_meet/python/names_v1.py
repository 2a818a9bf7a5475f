# Made by shortwire gen from names.proto. Do not edit.
