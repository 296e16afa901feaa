import type { Cart, CustomLineItem, ShippingRateInput } from "../../carts/cart.ts";
import type { Localized } from "../../json/json.ts";
import { type Money, readFractionDigits } from "../../money/money.ts";
import { loadPaymentById } from "../../payments/payment-storage.ts";
import type { TaxRate } from "../../pricing/tax-amount.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import type { Reference } from "../../resources/reference.ts";
import {
  localizedFields,
  type ResolverMap,
  referenceFields,
  toLocalizedStrings,
} from "../../schema/field-resolvers.ts";
import { loadProjectSettings } from "../../settings/project-settings.ts";
import { contentFields, countPieces, toItemStates } from "./content-fields.ts";
import { lineItemFields, resolveDiscounted } from "./line-item-fields.ts";

interface PaymentInfoSource {
  readonly payments: readonly Reference[];
}

async function resolvePayments({ payments }: PaymentInfoSource, _args: object, context: RequestContext) {
  const loaded = await Promise.all(payments.map(({ id }) => loadPaymentById(context, id)));
  return loaded.filter((payment) => payment !== null);
}

/** Fields of carts, their lines and their prices. */
export const cartFields: ResolverMap = {
  Cart: { ...contentFields, totalLineItemQuantity: (cart: Cart) => countPieces(cart) },
  ProjectProjection: { carts: resolveCartsConfiguration },
  LineItem: lineItemFields,
  CustomLineItem: {
    ...localizedFields(["name"]),
    ...referenceFields("taxCategory"),
    state: (line: CustomLineItem) => toItemStates(line),
  },
  DiscountedLineItemPortion: referenceFields("discount"),
  DiscountedTotalPricePortion: referenceFields("discount"),
  DiscountCodeInfo: referenceFields("discountCode"),
  ShippingInfo: referenceFields("shippingMethod", "taxCategory"),
  PaymentInfo: {
    payments: resolvePayments,
    paymentRefs: ({ payments }: PaymentInfoSource) => payments,
  },
  ProductPrice: { discounted: resolveDiscounted },
  TaxRate: { subRates: (rate: TaxRate & { subRates?: readonly object[] }) => rate.subRates ?? [] },
  ShippingRateInput: {
    __resolveType: ({ type }: ShippingRateInput) => `${type}ShippingRateInput`,
  },
  ClassificationShippingRateInput: {
    ...localizedFields(["label"]),
    labelAllLocales: ({ label }: { readonly label?: Localized }) => toLocalizedStrings(label) ?? [],
  },
  // Documents of this area store amounts without the fields that follow from the currency.
  Money: {
    type: () => "centPrecision",
    fractionDigits: ({ currencyCode }: Money) => readFractionDigits(currencyCode),
  },
};

/** `project { carts }`: the defaults for carts. */
async function resolveCartsConfiguration(_source: unknown, _args: object, context: RequestContext) {
  const { carts } = await loadProjectSettings(context.replica);
  return {
    ...carts,
    allowAddingUnpublishedProducts: false,
    totalPriceDiscountDoesNotReduceExternalTax: false,
  };
}
