import type { Struct } from "superstruct";
import {
  array,
  boolean,
  define,
  integer,
  max,
  min,
  nonempty,
  number,
  optional,
  pattern,
  string,
  type,
} from "superstruct";
import type { ResourceKind } from "../resource-kind.ts";
import {
  AssetsShape,
  CountryShape,
  CustomShape,
  DateTimeShape,
  KeyShape,
  LocalizedShape,
  MoneyShape,
  ReferenceShape,
  SlugsShape,
} from "./field-shapes.ts";
import { OrderShape, PaymentShape } from "./order-shapes.ts";
import { ProductShape } from "./product-shape.ts";

const kindOfType = type({ name: nonempty(string()) });
const name = nonempty(string());
const shippingRate = type({ price: MoneyShape, freeAbove: optional(MoneyShape) });

const TypeShape = type({
  key: KeyShape,
  name: LocalizedShape,
  resourceTypeIds: nonempty(array(string())),
  fieldDefinitions: optional(array(type({ name, label: LocalizedShape, type: kindOfType }))),
});
const TaxRateShape = type({
  name,
  amount: optional(max(min(number(), 0), 1)),
  includedInPrice: boolean(),
  country: CountryShape,
});
const ShippingMethodShape = type({
  key: KeyShape,
  name,
  taxCategory: ReferenceShape,
  isDefault: boolean(),
  predicate: optional(string()),
  zoneRates: array(type({ zone: ReferenceShape, shippingRates: array(shippingRate) })),
  custom: optional(CustomShape),
});
const CategoryShape = type({
  key: optional(KeyShape),
  name: LocalizedShape,
  slug: SlugsShape,
  parent: optional(ReferenceShape),
  orderHint: optional(string()),
  assets: optional(AssetsShape),
  custom: optional(CustomShape),
});
const ProductDiscountShape = type({
  key: KeyShape,
  name: LocalizedShape,
  value: type({ type: string() }),
  predicate: nonempty(string()),
  sortOrder: nonempty(string()),
  isActive: optional(boolean()),
  validFrom: optional(DateTimeShape),
  validUntil: optional(DateTimeShape),
});
const CartDiscountShape = type({
  key: KeyShape,
  name: LocalizedShape,
  value: type({ type: string() }),
  cartPredicate: nonempty(string()),
  sortOrder: nonempty(string()),
});

const StandalonePriceShape = type({
  key: optional(KeyShape),
  sku: name,
  value: MoneyShape,
  country: optional(CountryShape),
  validFrom: optional(DateTimeShape),
  validUntil: optional(DateTimeShape),
  active: optional(boolean()),
  tiers: optional(array(type({ minimumQuantity: min(integer(), 2), value: MoneyShape }))),
  custom: optional(CustomShape),
});
const CustomerShape = type({
  key: optional(KeyShape),
  email: pattern(string(), /^\S+@\S+$/),
  password: optional(name),
  customerGroup: optional(ReferenceShape),
  addresses: optional(array(type({ country: CountryShape }))),
  custom: optional(CustomShape),
});
/** Containers and keys of custom objects allow a few more characters than other keys. */
const ObjectNameShape = pattern(string(), /^[-_~.A-Za-z0-9]{1,256}$/);
const CustomObjectShape = type({
  container: ObjectNameShape,
  key: ObjectNameShape,
  value: define("value", (value) => value !== undefined),
});

/** The required fields of a line in each file. */
export const draftShapes: Readonly<Record<ResourceKind, Pick<Struct<unknown, unknown>, "validate">>> = {
  types: TypeShape,
  "tax-categories": type({ key: optional(KeyShape), name, rates: optional(array(TaxRateShape)) }),
  zones: type({ key: KeyShape, name, locations: optional(array(type({ country: CountryShape }))) }),
  channels: type({
    key: KeyShape,
    name: optional(LocalizedShape),
    roles: optional(array(name)),
    custom: optional(CustomShape),
  }),
  "customer-groups": type({ key: optional(KeyShape), groupName: name, custom: optional(CustomShape) }),
  stores: type({
    key: KeyShape,
    name: optional(LocalizedShape),
    languages: optional(array(string())),
    countries: optional(array(type({ code: CountryShape }))),
    custom: optional(CustomShape),
  }),
  "shipping-methods": ShippingMethodShape,
  "product-types": type({
    key: optional(KeyShape),
    name,
    attributes: optional(array(type({ name, label: LocalizedShape, type: kindOfType }))),
  }),
  categories: CategoryShape,
  "product-discounts": ProductDiscountShape,
  products: ProductShape,
  "standalone-prices": StandalonePriceShape,
  inventory: type({ key: optional(KeyShape), sku: name, quantityOnStock: integer() }),
  "discount-groups": type({
    key: optional(KeyShape),
    name: optional(LocalizedShape),
    sortOrder: nonempty(string()),
  }),
  "cart-discounts": CartDiscountShape,
  "discount-codes": type({ key: optional(KeyShape), code: name, cartDiscounts: array(ReferenceShape) }),
  customers: CustomerShape,
  reviews: type({ key: optional(KeyShape), target: optional(ReferenceShape), rating: optional(integer()) }),
  "custom-objects": CustomObjectShape,
  payments: PaymentShape,
  orders: OrderShape,
};
