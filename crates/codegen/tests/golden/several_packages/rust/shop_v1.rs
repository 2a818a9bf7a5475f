// Made by shortwire gen from shop/order.proto. Do not edit.

//! A service over messages of another package.
#![allow(
    clippy::all,
    deprecated,
    missing_docs,
    non_camel_case_types,
    non_snake_case,
    non_upper_case_globals
)]

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Order<'a> {
    pub item: ::std::borrow::Cow<'a, str>,
    pub limit: ::core::option::Option<super::units_v1::Money>,
    pub preferred: super::units_v1::Currency,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Order<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.preferred.0 != 0 {
            writer.int32(24, self.preferred.0);
        }
        if let Some(value) = &self.limit {
            writer.message(18, value);
        }
        if !self.item.is_empty() {
            writer.string(10, &self.item);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => self.item = reader.string()?,
                18 => reader.merge_message(self.limit.get_or_insert_default())?,
                24 => self.preferred = reader.int32().map(super::units_v1::Currency)?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Order<'a> {
    const FULL_NAME: &'static str = "shop.v1.Order";
}

impl<'a> ::shortwire::wire::IntoOwned for Order<'a> {
    type Owned = Order<'static>;
    fn into_owned(self) -> Self::Owned {
        Order {
            item: ::shortwire::wire::IntoOwned::into_owned(self.item),
            limit: ::shortwire::wire::IntoOwned::into_owned(self.limit),
            preferred: ::shortwire::wire::IntoOwned::into_owned(self.preferred),
            _unknown: self._unknown,
        }
    }
}

/// The methods of `shop.v1.Shop`, each as a type.
pub mod shop_methods {
    /// `shop.v1.Shop/Price`.
    #[derive(Clone, Copy, Debug)]
    pub struct Price;
    /// `shop.v1.Shop/Convert`.
    #[derive(Clone, Copy, Debug)]
    pub struct Convert;
}

impl ::shortwire::service::Method for shop_methods::Price {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shop.v1.Shop/Price",
        id: 0x1b00791ca45cf77c,
        shape: 0x0000000000000000,
        blocking: false,
    };
    type Request<'a> = super::shop_v1::Order<'a>;
    type Reply<'a> = super::units_v1::Money;
}

impl ::shortwire::service::Method for shop_methods::Convert {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shop.v1.Shop/Convert",
        id: 0x92c2f4595d7438ee,
        shape: 0x0612f9dfbd238a20,
        blocking: false,
    };
    type Request<'a> = super::units_v1::Money;
    type Reply<'a> = super::units_v1::Money;
}

/// Implement this and name the type in [`shortwire::export!`] to make a library of it. Methods are called from any
/// thread, from many at a time. Requests and replies may borrow from the bytes of the call.
pub trait Shop: ::core::marker::Sized + ::core::marker::Send + ::core::marker::Sync + 'static {
    fn price<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shop_v1::Order<'a>,
    ) -> ::core::result::Result<super::units_v1::Money, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::price`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn price_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, shop_methods::Price>,
    ) {
        items
            .each(|request| <shop_methods::Price as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    fn convert<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::units_v1::Money,
    ) -> ::core::result::Result<super::units_v1::Money, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::convert`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn convert_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, shop_methods::Convert>,
    ) {
        items
            .each(|request| <shop_methods::Convert as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    #[doc(hidden)]
    fn __shortwire_describe(exports: &mut ::shortwire::service::Exports<Self>) {
        exports.schema(super::DESCRIPTORS);
        exports.wire::<shop_methods::Price>();
        exports.flat::<shop_methods::Convert>();
    }
}

impl<S: self::Shop> ::shortwire::service::Handler<S> for shop_methods::Price {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shop_v1::Order<'a>,
    ) -> ::core::result::Result<super::units_v1::Money, ::shortwire::Status> {
        service.price(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.price_many(context, items);
    }
}

impl<S: self::Shop> ::shortwire::service::Handler<S> for shop_methods::Convert {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::units_v1::Money,
    ) -> ::core::result::Result<super::units_v1::Money, ::shortwire::Status> {
        service.convert(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.convert_many(context, items);
    }
}

/// Calls the service of a library. Cheap to clone; may be used from many threads at a time.
#[derive(Clone, Debug)]
pub struct ShopClient {
    target: ::shortwire::client::Target,
    price: ::shortwire::client::Bound<shop_methods::Price>,
    convert: ::shortwire::client::Bound<shop_methods::Convert>,
}

impl ShopClient {
    /// Loads the library at `path` and starts its service.
    pub fn open(
        path: impl ::core::convert::AsRef<::std::path::Path>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        let library = ::shortwire::client::Library::open(path)?;
        Ok(
            Self::new(
                ::std::sync::Arc::new(
                    library.start(::core::default::Default::default())?,
                ),
            ),
        )
    }
    /// Calls a service that was started already.
    pub fn new(instance: ::std::sync::Arc<::shortwire::client::Instance>) -> Self {
        let library = instance.library();
        Self {
            price: ::shortwire::client::Bound::find(library),
            convert: ::shortwire::client::Bound::find(library),
            target: ::shortwire::client::Target::new(instance),
        }
    }
    /// The same client, its calls accompanied by a deadline, a way to cancel them, or metadata.
    #[must_use]
    pub fn with(&self, context: ::shortwire::client::CallContext) -> Self {
        Self {
            target: self.target.with(context),
            ..::core::clone::Clone::clone(self)
        }
    }
    /// What is called, and what travels beside the calls.
    pub fn target(&self) -> &::shortwire::client::Target {
        &self.target
    }
    #[inline]
    pub fn price(
        &self,
        request: &super::shop_v1::Order<'_>,
    ) -> ::core::result::Result<super::units_v1::Money, ::shortwire::Status> {
        self.price.wire_owned(&self.target, request)
    }
    /// Calls [`Self::price`] once for each request, in one crossing. `Err` if no item ran.
    pub fn price_many(
        &self,
        requests: &[super::shop_v1::Order<'_>],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<super::units_v1::Money, ::shortwire::Status>,
        >,
        ::shortwire::Status,
    > {
        self.price.wire_many_owned(&self.target, requests)
    }
    #[inline]
    pub fn convert(
        &self,
        request: &super::units_v1::Money,
    ) -> ::core::result::Result<super::units_v1::Money, ::shortwire::Status> {
        self.convert.flat_owned(&self.target, request)
    }
    /// Calls [`Self::convert`] once for each request, in one crossing. `Err` if no item ran.
    pub fn convert_many(
        &self,
        requests: &[super::units_v1::Money],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<super::units_v1::Money, ::shortwire::Status>,
        >,
        ::shortwire::Status,
    > {
        self.convert.flat_many_owned(&self.target, requests)
    }
}
