# Made by shortwire gen from units/money.proto. Do not edit.
