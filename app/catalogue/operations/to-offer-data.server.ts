import type { Country } from "../../countries/model/country";
import { returnDays } from "../../countries/model/legal-facts";
import { type Money, toDecimalText } from "../../foundation/money";
import type { Product } from "../model/product";
import type { Price } from "../model/product-card";
import { isInStock } from "../model/sellable-stock";
import { findOffer, type ShippingOffer, toDeliveryCost } from "../model/shipping-offer";
import { toUnitCode } from "../model/unit-code";
import { isRefurbished } from "./to-feed-record.server";

export type JsonLd = Readonly<Record<string, unknown>>;

/** What offers have in common besides their product. */
export type OfferScope = {
  readonly origin: string;
  readonly country: Country;
  readonly offers: readonly ShippingOffer[];
  /** The country that returns are sent to; null: unknown. */
  readonly returnCountry: string | null;
  /** URL of the page about returns. */
  readonly returnsUrl: string;
};

/** The price and stock of one variant; `isFirst`: the one whose delivery and returns the others refer to. */
export type Offered = {
  readonly price: Price;
  readonly availableQuantity: number | null;
  readonly isFirst: boolean;
};

/** The schema.org Offer of a product's variant. */
export function toOfferData(product: Product, offered: Offered, url: string, scope: OfferScope): JsonLd {
  const { price, availableQuantity, isFirst } = offered;
  const specifications = toPriceSpecifications(product, price);
  return {
    "@type": "Offer",
    url,
    price: toDecimalText(price.value),
    priceCurrency: price.value.currency,
    availability: `https://schema.org/${isInStock(availableQuantity) ? "InStock" : "OutOfStock"}`,
    itemCondition: `https://schema.org/${isRefurbished(product) ? "Refurbished" : "New"}Condition`,
    ...(price.reduction?.validUntil && { priceValidUntil: price.reduction.validUntil.slice(0, 10) }),
    ...(specifications.length > 0 && { priceSpecification: specifications }),
    ...toDelivery(product, offered, scope),
    hasMerchantReturnPolicy: isFirst ? toReturnPolicy(scope) : { "@id": toReturnsId(scope) },
    seller: { "@id": `${scope.origin}/#store` },
  };
}

/**
 * The crossed-out price of a reduction, and the content that the price of a unit is calculated from.
 *
 * Source: Dir. 98/6 Art. 3 and 6a
 */
function toPriceSpecifications({ netContent }: Product, { value, reduction }: Price): readonly JsonLd[] {
  const specify = (amount: Money, more: JsonLd): JsonLd => ({
    "@type": "UnitPriceSpecification",
    price: toDecimalText(amount),
    priceCurrency: amount.currency,
    ...more,
  });
  const unitCode = netContent && toUnitCode(netContent.unit === "m2" ? "m²" : netContent.unit);
  const quantity = (amount: number) => ({ "@type": "QuantitativeValue", value: amount, unitCode });
  return [
    ...(reduction ? [specify(reduction.before, { priceType: "https://schema.org/StrikethroughPrice" })] : []),
    ...(netContent
      ? [
          specify(value, {
            referenceQuantity: { ...quantity(netContent.amount), valueReference: quantity(1) },
          }),
        ]
      : []),
  ];
}

function toDelivery(product: Product, { price, isFirst }: Offered, scope: OfferScope): JsonLd {
  const offer = findOffer(product, scope.offers);
  if (!offer) return {};
  const cost = toDeliveryCost(offer, price.value);
  const isLikeFirst = cost.centAmount === toDeliveryCost(offer, product.price.value).centAmount;
  const id = { "@id": "#delivery" };
  if (!isFirst && isLikeFirst) return { shippingDetails: id };
  return {
    shippingDetails: {
      "@type": "OfferShippingDetails",
      ...(isFirst && id),
      shippingDestination: { "@type": "DefinedRegion", addressCountry: scope.country.code },
      shippingRate: { "@type": "MonetaryAmount", value: toDecimalText(cost), currency: cost.currency },
      // The shop promises the days from order to arrival, without the share of handling.
      deliveryTime: {
        "@type": "ShippingDeliveryTime",
        handlingTime: toDays(0, 0),
        transitTime: toDays(offer.deliveryDays.from, offer.deliveryDays.to),
      },
    },
  };
}

function toDays(minValue: number, maxValue: number): JsonLd {
  return { "@type": "QuantitativeValue", minValue, maxValue, unitCode: "DAY" };
}

function toReturnsId({ origin }: OfferScope): string {
  return `${origin}/#returns`;
}

/** The shop's terms of returns, as on its page about returns. */
function toReturnPolicy(scope: OfferScope): JsonLd {
  return {
    "@type": "MerchantReturnPolicy",
    "@id": toReturnsId(scope),
    applicableCountry: scope.country.code,
    ...(scope.returnCountry !== null && { returnPolicyCountry: scope.returnCountry }),
    returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
    merchantReturnDays: returnDays,
    merchantReturnLink: scope.returnsUrl,
    returnMethod: "https://schema.org/ReturnByMail",
    returnFees: "https://schema.org/ReturnFeesCustomerResponsibility",
    itemDefectReturnFees: "https://schema.org/FreeReturn",
    refundType: "https://schema.org/FullRefund",
  };
}
