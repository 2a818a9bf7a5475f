// Made by shortwire gen from nested.proto. Do not edit.
