# Made by shortwire gen from maps.proto. Do not edit.
