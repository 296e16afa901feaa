import {
  array,
  assign,
  enums,
  integer,
  literal,
  min,
  nonempty,
  number,
  object,
  optional,
  pattern,
  type Struct,
  size,
  string,
  union,
} from "superstruct";

const Text = nonempty(string());
const Amount = min(number(), 0);
const Currency = pattern(string(), /^[A-Z]{3}$/);
const Hash = pattern(string(), /^[0-9a-f]{64}$/);

const itemFields = {
  item_id: Text,
  item_name: Text,
  item_brand: optional(Text),
  item_variant: optional(Text),
  price: Amount,
  discount: optional(min(number(), 0.01)),
  currency: Currency,
  quantity: min(integer(), 1),
  in_stock: union([literal(true), literal(false)]),
  shipping_type: enums(["freight", "parcel"]),
  item_type: enums(["accessory", "product"]),
  gtin: optional(pattern(string(), /^\d{8,14}$/)),
  item_category: optional(Text),
  item_category2: optional(Text),
  item_category3: optional(Text),
  item_category4: optional(Text),
  item_category5: optional(Text),
  language: pattern(string(), /^[a-z]{2}$/),
  country: pattern(string(), /^[A-Z]{2}$/),
};
const Item = object(itemFields);
const PlacedItem = object({ ...itemFields, index: min(integer(), 0) });
const listFields = { item_list_id: Text, item_list_name: Text };
const ListedItem = assign(PlacedItem, object(listFields));

const one = <Value, Schema>(item: Struct<Value, Schema>) => size(array(item), 1, 1);
const some = <Value, Schema>(item: Struct<Value, Schema>) => size(array(item), 1, 200);
const toCart = { currency: Currency, value: Amount, tax: Amount, items: some(PlacedItem) };
const toStep = { ...toCart, coupon: optional(Text) };
const promotion = { promotion_id: Text, promotion_name: Text, creative_slot: Text };

const event = <Name extends string>(name: Name, fields: Parameters<typeof object>[0]) =>
  object({ event: literal(name), ecommerce: object(fields) });

/** GA4's recommended events as the shop fills them; an extra, missing or mistyped field does not match. */
export const TagEvents = union([
  event("view_item_list", { ...listFields, items: some(ListedItem) }),
  event("select_item", { ...listFields, items: one(ListedItem) }),
  event("view_item", { currency: Currency, value: Amount, items: one(Item) }),
  event("add_to_cart", { currency: Currency, value: Amount, tax: Amount, items: one(Item) }),
  event("remove_from_cart", { currency: Currency, value: Amount, tax: Amount, items: one(Item) }),
  event("view_cart", toCart),
  event("begin_checkout", toStep),
  event("add_shipping_info", { ...toStep, shipping_tier: Text }),
  event("add_payment_info", { ...toStep, payment_type: Text }),
  event("view_promotion", promotion),
  event("select_promotion", promotion),
  object({
    event: literal("purchase"),
    ecommerce: object({
      ...toStep,
      transaction_id: Text,
      shipping: Amount,
      payment_type: Text,
      payment_name: Text,
    }),
    user_data: optional(
      object({ email: Text, sha256_email_address: Hash, sha256_phone_number: optional(Hash) }),
    ),
  }),
  object({ event: literal("view_search_results"), search_term: Text }),
  object({ event: literal("login") }),
  object({ event: literal("sign_up"), method: Text }),
  object({ event: literal("generate_lead"), lead_source: enums(["newsletter", "support"]) }),
]);
