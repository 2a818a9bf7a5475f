// Made by shortwire gen from units/money.proto, shop/order.proto. Do not edit.

//! The schema that a library carries.

/// A serialised `google.protobuf.FileDescriptorSet`: these files and all they import, comments included.
pub static DESCRIPTORS: &[u8] = b"\n\xaf\x01\n\x11units/money.proto\x12\x08units.v1\"M\n\x05Money\x12\x14\n\x05units\x18\x01 \x01(\x03R\x05units\x12.\n\x08currency\x18\x02 \x01(\x0e2\x12.units.v1.CurrencyR\x08currency*7\n\x08Currency\x12\x18\n\x14CURRENCY_UNSPECIFIED\x10\x00\x12\x11\n\x0cCURRENCY_EUR\x10\xd2\x07J\x00b\x06proto3\n\xc1\x02\n\x10shop/order.proto\x12\x07shop.v1\x1a\x11units/money.proto\"t\n\x05Order\x12\x12\n\x04item\x18\x01 \x01(\tR\x04item\x12%\n\x05limit\x18\x02 \x01(\x0b2\x0f.units.v1.MoneyR\x05limit\x120\n\tpreferred\x18\x03 \x01(\x0e2\x12.units.v1.CurrencyR\tpreferred2]\n\x04Shop\x12(\n\x05Price\x12\x0e.shop.v1.Order\x1a\x0f.units.v1.Money\x12+\n\x07Convert\x12\x0f.units.v1.Money\x1a\x0f.units.v1.MoneyJ4\n2\n\x01\x0c\x1a- A service over messages of another package.\nb\x06proto3";
