import { getCountry } from "../../app/countries/model/country-table";
import type { CatalogueScope } from "../../app/gateways/commerce/catalogue/catalogue-scope";
import { checkResponse } from "../../app/gateways/commerce/check-response";
import type { CommerceClient } from "../../app/gateways/commerce/commerce-client";
import { createTimedMemo } from "../../app/gateways/commerce/timed-memo";

type Answer = (operation: string, variables: Readonly<Record<string, unknown>>) => unknown;

const slowAnswers: Readonly<Record<string, unknown>> = {
  CardAttributes: { productTypes: { results: [] } },
  TaxCategories: { taxCategories: { results: [{ id: "tax", rates: [{ country: "DE", amount: 0.19 }] }] } },
};

/**
 * Opens the catalogue scope of the German shop. `answer` responds to operations by name; attributes and taxes have
 * default responses.
 */
export function openCatalogueScope(answer: Answer, clock = () => 0): CatalogueScope {
  const query: CommerceClient["query"] = async (document, variables) => {
    const operation = /query (\w+)/.exec(document)?.[1] ?? "";
    const checked = checkResponse(document, slowAnswers[operation] ?? answer(operation, variables));
    if (!checked.ok) throw new Error(`${operation}: ${checked.error}`);
    return checked;
  };
  return {
    client: {
      query,
      queryShared: query,
      read: () => {
        throw new Error("unexpected call");
      },
      write: () => {
        throw new Error("unexpected call");
      },
      remove: () => {
        throw new Error("unexpected call");
      },
    },
    memo: createTimedMemo(60_000, 10, undefined, clock),
    productMemo: createTimedMemo(60_000, 10, undefined, clock),
    cardMemo: createTimedMemo(60_000, 10, undefined, clock),
    country: getCountry("DE"),
    language: "de",
    localeKey: "de-DE",
    format: { chain: ["de-DE", "de", "en"], formatNumber: String, yes: "ja", no: "nein" },
    warn: () => {},
  };
}

/** Returns a product's master variant with a price; on demand without its texts. */
export function toVariantAnswer(sku: string, centAmount: number, withTexts: boolean) {
  const offer = {
    sku,
    price: { value: { centAmount }, validUntil: null, discounted: null, custom: null },
    soon: null,
    availability: { noChannel: { isOnStock: true, availableQuantity: 3 } },
  };
  return withTexts ? { ...offer, images: [], attributesRaw: [] } : offer;
}
