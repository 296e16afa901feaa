import type { ShippingOffer } from "../../../catalogue/model/shipping-offer";
import type { GatewayError } from "../../../foundation/gateway-error";
import { money } from "../../../foundation/money";
import { ok, type Result } from "../../../foundation/result";
import { readCustomField } from "../custom-fields";
import { graphql } from "../graphql";
import type { CatalogueScope } from "./catalogue-scope";

const document = graphql(`query ShippingOffers($languages: [Locale!]) {
  shippingMethods(limit: 100) { results {
    id version key name active isDefault
    localizedName(acceptLanguage: $languages)
    custom { customFieldsRaw(includeNames: ["DeliveryTime", "DeliveryNoteLength"]) { name value } }
    zoneRates { zone { key } shippingRates { price { centAmount currencyCode } freeAbove { centAmount } } }
  } }
}`);

/** Working days to promise when the method sets none. */
const defaultDeliveryDays = { from: 3, to: 5 };

/** Loads the delivery methods for this country, the default one first; cached for a minute. */
export async function loadShippingOffers(
  scope: CatalogueScope,
): Promise<Result<readonly ShippingOffer[], GatewayError>> {
  return scope.memo.remember(`shipping:${scope.localeKey}`, async () => {
    const answer = await scope.client.query(document, { languages: scope.format.chain });
    if (!answer.ok) return answer;
    const offers = answer.value.shippingMethods.results
      .filter((method) => method.active)
      .toSorted((left, right) => Number(right.isDefault) - Number(left.isDefault))
      .flatMap((method): ShippingOffer[] => {
        const zone = method.zoneRates.find((rate) => rate.zone?.key === scope.country.code.toLowerCase());
        const rate = zone?.shippingRates.find(({ price }) => price.currencyCode === scope.country.currency);
        if (!rate || !method.key) return [];
        return [
          {
            id: method.id,
            version: method.version,
            isDefault: method.isDefault,
            key: method.key,
            name: method.localizedName ?? method.name,
            price: money(rate.price.centAmount, scope.country.currency),
            freeAbove: rate.freeAbove && money(rate.freeAbove.centAmount, scope.country.currency),
            noteCharacters: toNoteCharacters(readCustomField(method.custom, "DeliveryNoteLength")),
            deliveryDays: toDeliveryDays(readCustomField(method.custom, "DeliveryTime"), scope.localeKey),
          },
        ];
      });
    return ok(offers);
  });
}

/** Fits the platform's own limit of a text field; a method without a limit takes no note. */
const maximumNoteCharacters = 500;

function toNoteCharacters(field: unknown): number {
  return typeof field === "number" && field > 0 ? Math.min(Math.floor(field), maximumNoteCharacters) : 0;
}

/** Parses `{"de-AT": "2-4"}` to working days. */
function toDeliveryDays(field: unknown, localeKey: string): ShippingOffer["deliveryDays"] {
  if (typeof field !== "object" || field === null) return defaultDeliveryDays;
  const text: unknown = Object.entries(field).find(([key]) => key === localeKey)?.[1];
  const match = typeof text === "string" ? /^(\d{1,2})-(\d{1,2})$/.exec(text) : null;
  return match ? { from: Number(match[1]), to: Number(match[2]) } : defaultDeliveryDays;
}
