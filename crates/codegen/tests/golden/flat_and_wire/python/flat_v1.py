# Made by shortwire gen from flat.proto. Do not edit.
