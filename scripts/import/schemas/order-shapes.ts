import { array, enums, integer, nonempty, optional, pattern, refine, string, type } from "superstruct";
import {
  CountryShape,
  CustomShape,
  DateTimeShape,
  isCurrency,
  KeyShape,
  LocalizedShape,
  MoneyShape,
  ReferenceShape,
} from "./field-shapes.ts";

/** A paid or refunded amount: may be negative. */
const AmountShape = type({
  currencyCode: refine(pattern(string(), /^[A-Z]{3}$/), "currency", isCurrency),
  centAmount: integer(),
});

const TaxedPriceShape = type({ totalNet: AmountShape, totalGross: AmountShape, taxPortions: array() });
const AddressShape = type({ country: CountryShape });

const taxation = { taxedPrice: optional(TaxedPriceShape), custom: optional(CustomShape) };

const LineShape = type({
  ...taxation,
  name: LocalizedShape,
  variant: type({ sku: optional(nonempty(string())) }),
  quantity: integer(),
  price: type({ value: AmountShape }),
});

const CustomLineShape = type({
  ...taxation,
  name: LocalizedShape,
  slug: KeyShape,
  quantity: integer(),
  money: AmountShape,
});

/** The index of a line among the draft's goods and custom lines. */
const Items = optional(array(type({ id: pattern(string(), /^\d+$/), quantity: integer() })));

/** The platform's order import, with delivery items that name lines by index. */
export const OrderShape = type({
  orderNumber: optional(nonempty(string())),
  customer: optional(ReferenceShape),
  lineItems: optional(array(LineShape)),
  customLineItems: optional(array(CustomLineShape)),
  totalPrice: AmountShape,
  taxedPrice: optional(TaxedPriceShape),
  billingAddress: optional(AddressShape),
  shippingAddress: optional(AddressShape),
  shippingInfo: optional(
    type({
      shippingMethodName: string(),
      price: AmountShape,
      shippingRate: type({ price: MoneyShape }),
      deliveries: optional(array(type({ items: Items, parcels: optional(array(type({ items: Items }))) }))),
    }),
  ),
  paymentInfo: optional(type({ payments: array(ReferenceShape) })),
  orderState: optional(enums(["Open", "Confirmed", "Complete", "Cancelled"])),
  country: optional(CountryShape),
  completedAt: optional(DateTimeShape),
  custom: optional(CustomShape),
});

export const PaymentShape = type({
  key: optional(KeyShape),
  customer: optional(ReferenceShape),
  amountPlanned: AmountShape,
  transactions: optional(
    array(
      type({
        type: enums(["Authorization", "CancelAuthorization", "Charge", "Chargeback", "Refund"]),
        amount: AmountShape,
        state: optional(enums(["Initial", "Pending", "Success", "Failure"])),
        timestamp: optional(DateTimeShape),
      }),
    ),
  ),
  interfaceInteractions: optional(array(CustomShape)),
  custom: optional(CustomShape),
});
