// Made by shortwire gen from messages.proto. Do not edit.
