import {
  array,
  boolean,
  enums,
  type Infer,
  integer,
  max,
  min,
  number,
  optional,
  string,
  type,
  unknown,
} from "superstruct";
import { invalidField, requiredField } from "../../errors/platform-errors.ts";
import { isJsonObject, type JsonObject } from "../../json/json.ts";
import {
  AddressStruct,
  CountryStruct,
  CustomStruct,
  DateTimeStruct,
  KeyStruct,
  LocalizedStruct,
  LongStruct,
  NameStruct,
  ReferenceStruct,
  SignedMoneyStruct,
  StoreReferenceStruct,
} from "../../resources/draft-structs.ts";
import { keepKnown, parseDraft } from "../../resources/parse-draft.ts";
import { ShippingRateStruct } from "../../settings/shipping-method.ts";
import { MeasurementsStruct, TrackingStruct } from "../delivery-actions.ts";

const RateShare = max(min(number(), 0), 1);

const TaxRateStruct = type({
  id: optional(string()),
  key: optional(KeyStruct),
  name: string(),
  amount: RateShare,
  includedInPrice: boolean(),
  country: CountryStruct,
  state: optional(string()),
  subRates: optional(array(type({ name: string(), amount: RateShare }))),
});

const TaxedPriceStruct = type({
  totalNet: SignedMoneyStruct,
  totalGross: SignedMoneyStruct,
  totalTax: optional(SignedMoneyStruct),
  taxPortions: array(type({ name: optional(string()), rate: RateShare, amount: SignedMoneyStruct })),
});

const PriceStruct = type({
  key: optional(KeyStruct),
  value: SignedMoneyStruct,
  country: optional(CountryStruct),
  customerGroup: optional(ReferenceStruct),
  channel: optional(ReferenceStruct),
  validFrom: optional(DateTimeStruct),
  validUntil: optional(DateTimeStruct),
  discounted: optional(type({ value: SignedMoneyStruct, discount: ReferenceStruct })),
  tiers: optional(array(type({ minimumQuantity: LongStruct, value: SignedMoneyStruct }))),
  custom: optional(CustomStruct),
});

const ShippingDetailsStruct = type({
  targets: array(type({ addressKey: string(), quantity: LongStruct, shippingMethodKey: optional(string()) })),
});

const InventoryModes = enums(["None", "ReserveOnCart", "ReserveOnOrder", "TrackOnly"]);

const LineStruct = type({
  name: LocalizedStruct,
  key: optional(KeyStruct),
  productId: optional(string()),
  variant: type({
    id: optional(integer()),
    sku: optional(string()),
    attributes: optional(array(type({ name: string(), value: unknown() }))),
    images: optional(
      array(
        type({
          url: string(),
          label: optional(string()),
          dimensions: type({ w: integer(), h: integer() }),
        }),
      ),
    ),
  }),
  quantity: LongStruct,
  price: PriceStruct,
  taxRate: optional(TaxRateStruct),
  taxedPrice: optional(TaxedPriceStruct),
  distributionChannel: optional(ReferenceStruct),
  supplyChannel: optional(ReferenceStruct),
  inventoryMode: optional(InventoryModes),
  shippingDetails: optional(ShippingDetailsStruct),
  custom: optional(CustomStruct),
});

const CustomLineStruct = type({
  name: LocalizedStruct,
  key: optional(KeyStruct),
  slug: KeyStruct,
  quantity: LongStruct,
  money: SignedMoneyStruct,
  taxRate: optional(TaxRateStruct),
  taxedPrice: optional(TaxedPriceStruct),
  taxCategory: optional(ReferenceStruct),
  priceMode: optional(enums(["Standard", "External"])),
  shippingDetails: optional(ShippingDetailsStruct),
  custom: optional(CustomStruct),
});

const Items = optional(array(type({ id: NameStruct, quantity: LongStruct })));

const DeliveryStruct = type({
  key: optional(NameStruct),
  items: Items,
  parcels: optional(
    array(
      type({
        key: optional(NameStruct),
        measurements: optional(MeasurementsStruct),
        trackingData: optional(TrackingStruct),
        items: Items,
      }),
    ),
  ),
  address: optional(AddressStruct),
});

const ShippingStruct = type({
  shippingMethodName: string(),
  price: SignedMoneyStruct,
  shippingRate: ShippingRateStruct,
  taxRate: optional(TaxRateStruct),
  taxedPrice: optional(TaxedPriceStruct),
  taxCategory: optional(ReferenceStruct),
  shippingMethod: optional(ReferenceStruct),
  deliveries: optional(array(DeliveryStruct)),
  discountedPrice: optional(
    type({
      value: SignedMoneyStruct,
      includedDiscounts: optional(
        array(type({ discount: ReferenceStruct, discountedAmount: SignedMoneyStruct })),
      ),
    }),
  ),
  shippingMethodState: optional(enums(["MatchesCart", "DoesNotMatchCart"])),
});

const RoundingModes = enums(["HalfEven", "HalfUp", "HalfDown"]);

/** commercetools' OrderImportDraft with resolved references; workflow states are not stored. */
const ImportDraftStruct = type({
  orderNumber: optional(NameStruct),
  purchaseOrderNumber: optional(string()),
  customerId: optional(string()),
  customerEmail: optional(string()),
  customerGroup: optional(ReferenceStruct),
  store: optional(StoreReferenceStruct),
  lineItems: optional(array(LineStruct)),
  customLineItems: optional(array(CustomLineStruct)),
  totalPrice: SignedMoneyStruct,
  taxedPrice: optional(TaxedPriceStruct),
  priceRoundingMode: optional(RoundingModes),
  taxRoundingMode: optional(RoundingModes),
  taxCalculationMode: optional(enums(["LineItemLevel", "UnitPriceLevel"])),
  inventoryMode: optional(InventoryModes),
  billingAddress: optional(AddressStruct),
  shippingAddress: optional(AddressStruct),
  itemShippingAddresses: optional(array(AddressStruct)),
  shippingInfo: optional(ShippingStruct),
  paymentInfo: optional(type({ payments: array(type({ typeId: string(), id: string() })) })),
  paymentState: optional(enums(["BalanceDue", "Failed", "Pending", "CreditOwed", "Paid"])),
  shipmentState: optional(
    enums(["Shipped", "Delivered", "Ready", "Pending", "Delayed", "Partial", "Backorder", "Canceled"]),
  ),
  orderState: optional(enums(["Open", "Confirmed", "Complete", "Cancelled"])),
  country: optional(CountryStruct),
  origin: optional(enums(["Customer", "Merchant", "Quote", "RecurringOrder"])),
  completedAt: optional(DateTimeStruct),
  custom: optional(CustomStruct),
});

export type ImportDraft = Infer<typeof ImportDraftStruct>;
export type ImportedLineDraft = Infer<typeof LineStruct>;
export type ImportedCustomLineDraft = Infer<typeof CustomLineStruct>;
export type ImportedShippingDraft = Infer<typeof ShippingStruct>;
export type TaxedPriceDraft = Infer<typeof TaxedPriceStruct>;

/**
 * The draft of an order import, without unsupported fields; its references are ids. Throws InvalidJsonInput for a
 * wrong form, InvalidField, RequiredField.
 */
export function parseImportDraft(body: unknown): ImportDraft {
  const draft = keepKnown(parseDraft(body, ImportDraftStruct), ImportDraftStruct);
  const { lineItems = [], customLineItems = [], shippingInfo, itemShippingAddresses = [] } = draft;
  if (lineItems.length + customLineItems.length === 0) throw invalidField("lineItems", lineItems);
  for (const { taxRate, taxedPrice } of [...lineItems, ...customLineItems])
    if (taxedPrice && !taxRate) throw requiredField("taxRate");
  requireOwnKeys("key", [...lineItems, ...customLineItems]);
  requireOwnKeys("shippingInfo.deliveries.key", shippingInfo?.deliveries ?? []);
  requireAddressKeys(draft, itemShippingAddresses);
  requireCurrency(draft, draft.totalPrice.currencyCode);
  return draft;
}

/** Keys are unique among the parts of one order. */
function requireOwnKeys(field: string, parts: readonly { readonly key?: string | undefined }[]): void {
  const seen = new Set<string>();
  for (const { key } of parts) {
    if (key === undefined) continue;
    if (seen.has(key)) throw invalidField(field, key);
    seen.add(key);
  }
}

/** Lines reference the order's own addresses by key. */
function requireAddressKeys(
  { lineItems = [], customLineItems = [] }: ImportDraft,
  addresses: readonly JsonObject[],
): void {
  const known = addresses.map(({ key }) => {
    if (typeof key !== "string") throw requiredField("itemShippingAddresses.key");
    return key;
  });
  const targets = [...lineItems, ...customLineItems].flatMap(
    ({ shippingDetails }) => shippingDetails?.targets ?? [],
  );
  for (const { addressKey } of targets) {
    if (!known.includes(addressKey))
      throw invalidField("shippingDetails.targets.addressKey", addressKey, known);
  }
}

/** A merchant's values there are not amounts of the order. */
const OWN_VALUES: ReadonlySet<string> = new Set(["custom", "attributes"]);

/** An order has one currency. Throws InvalidField for an amount in another. */
function requireCurrency(value: unknown, currencyCode: string, field = ""): void {
  if (Array.isArray(value)) {
    for (const item of value) requireCurrency(item, currencyCode, field);
    return;
  }
  if (!isJsonObject(value)) return;
  if (typeof value.currencyCode === "string" && value.currencyCode !== currencyCode) {
    throw invalidField(`${field}.currencyCode`, value.currencyCode, [currencyCode]);
  }
  for (const [name, item] of Object.entries(value)) {
    if (!OWN_VALUES.has(name)) requireCurrency(item, currencyCode, field ? `${field}.${name}` : name);
  }
}
