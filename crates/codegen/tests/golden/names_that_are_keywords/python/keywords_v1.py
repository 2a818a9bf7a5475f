# Made by shortwire gen from keywords.proto. Do not edit.
