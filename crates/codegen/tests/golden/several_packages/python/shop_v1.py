# Made by shortwire gen from shop/order.proto. Do not edit.
