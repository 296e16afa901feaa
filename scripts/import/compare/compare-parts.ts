import { type Draft, isObject, type Json, type UpdateAction } from "../draft-line.ts";
import type { StoredResource } from "../platform-client.ts";
import type { ResourceKind } from "../resource-kind.ts";
import { compareAssets } from "./compare-assets.ts";
import { comparePaymentParts } from "./compare-payment.ts";
import { draftList, isRecord, sameValue, storedList } from "./same-value.ts";

/**
 * Returns actions for the parts of a resource: fields, rates, locations, attributes, assets. Only assets are removed.
 */
export function compareParts(kind: ResourceKind, stored: StoredResource, draft: Draft): UpdateAction[] {
  if (kind === "types") return compareFieldDefinitions(stored, draft);
  if (kind === "tax-categories") return compareTaxRates(stored, draft);
  if (kind === "zones") return compareLocations(stored, draft);
  if (kind === "shipping-methods") return compareZoneRates(stored, draft);
  if (kind === "categories") return compareAssets(stored.assets, draft.assets);
  if (kind === "product-types") return compareAttributeDefinitions(stored, draft);
  if (kind === "payments") return comparePaymentParts(stored, draft);
  return [];
}

function compareFieldDefinitions(stored: StoredResource, draft: Draft): UpdateAction[] {
  const known = new Set(storedList(stored.fieldDefinitions).map(({ name }) => name));
  return draftList(draft.fieldDefinitions)
    .filter(({ name }) => !known.has(name))
    .map((fieldDefinition) => ({ action: "addFieldDefinition", fieldDefinition }));
}

function compareTaxRates(stored: StoredResource, draft: Draft): UpdateAction[] {
  return draftList(draft.rates).flatMap((taxRate): UpdateAction[] => {
    const existing = storedList(stored.rates).find(
      ({ country, state }) => country === taxRate.country && (state ?? null) === (taxRate.state ?? null),
    );
    if (!existing) return [{ action: "addTaxRate", taxRate }];
    if (sameValue(existing, taxRate)) return [];
    return [{ action: "replaceTaxRate", taxRateId: String(existing.id), taxRate }];
  });
}

function compareLocations(stored: StoredResource, draft: Draft): UpdateAction[] {
  const known = storedList(stored.locations);
  return draftList(draft.locations)
    .filter((location) => !known.some((each) => sameValue(each, location)))
    .map((location) => ({ action: "addLocation", location }));
}

function compareZoneRates(stored: StoredResource, draft: Draft): UpdateAction[] {
  return draftList(draft.zoneRates).flatMap(({ zone, shippingRates }): UpdateAction[] => {
    if (zone === undefined) return [];
    const existing = storedList(stored.zoneRates).find((rate) => sameValue(rate.zone, zone));
    const before = storedList(existing?.shippingRates);
    const wanted = draftList(shippingRates);
    const removed = before.filter((rate) => !wanted.some((each) => sameValue(rate, each)));
    const added = wanted.filter((each) => !before.some((rate) => sameValue(rate, each)));
    return [
      ...(existing ? [] : [{ action: "addZone", zone }]),
      ...removed.map((rate) => ({ action: "removeShippingRate", zone, shippingRate: toRateDraft(rate) })),
      ...added.map((shippingRate) => ({ action: "addShippingRate", zone, shippingRate })),
    ];
  });
}

function toRateDraft(rate: Readonly<Record<string, unknown>>): Json {
  const money = (value: unknown): Json =>
    isRecord(value)
      ? { centAmount: Number(value.centAmount), currencyCode: String(value.currencyCode) }
      : null;
  return { price: money(rate.price), ...(rate.freeAbove ? { freeAbove: money(rate.freeAbove) } : {}) };
}

function compareAttributeDefinitions(stored: StoredResource, draft: Draft): UpdateAction[] {
  return draftList(draft.attributes).flatMap((attribute): UpdateAction[] => {
    const existing = storedList(stored.attributes).find(({ name }) => name === attribute.name);
    if (!existing) return [{ action: "addAttributeDefinition", attribute }];
    const actions = compareEnumValues(existing, attribute);
    const { label, name } = attribute;
    if (label === undefined || sameValue(existing.label, label)) return actions;
    return [{ action: "changeLabel", attributeName: name, label }, ...actions];
  });
}

function compareEnumValues(
  existing: Readonly<Record<string, unknown>>,
  attribute: { readonly [field: string]: Json },
) {
  const type = isObject(attribute.type) ? attribute.type : {};
  const before = storedList(isRecord(existing.type) ? existing.type.values : undefined);
  const isLocalized = type.name === "lenum";
  return draftList(type.values).flatMap((value): UpdateAction[] => {
    const known = before.find(({ key }) => key === value.key);
    const attributeName = attribute.name;
    if (!known) {
      return [{ action: isLocalized ? "addLocalizedEnumValue" : "addPlainEnumValue", attributeName, value }];
    }
    if (sameValue(known, value)) return [];
    const action = isLocalized ? "changeLocalizedEnumValueLabel" : "changePlainEnumValueLabel";
    return [{ action, attributeName, newValue: value }];
  });
}
