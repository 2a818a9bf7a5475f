# Made by shortwire gen from presence.proto. Do not edit.
