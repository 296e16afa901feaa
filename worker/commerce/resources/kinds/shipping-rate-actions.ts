import { invalidOperation } from "../../errors/platform-errors.ts";
import { isJsonObject, type JsonObject } from "../../json/json.ts";
import { listOf } from "../list-actions.ts";
import type { BodyAction } from "../resource-kind.ts";
import { completeRate } from "./shipping-rate.ts";

function isOfZone(zoneRate: JsonObject, zone: unknown): boolean {
  return isJsonObject(zone) && isJsonObject(zoneRate.zone) && zoneRate.zone.id === zone.id;
}

function requireZone(body: JsonObject, zone: unknown): JsonObject {
  const found = listOf(body, "zoneRates").find((zoneRate) => isOfZone(zoneRate, zone));
  if (found) return found;
  throw invalidOperation("The shipping method has no rates for the given zone.");
}

function replaceZone(body: JsonObject, old: JsonObject, next: JsonObject): JsonObject {
  return { ...body, zoneRates: listOf(body, "zoneRates").map((item) => (item === old ? next : item)) };
}

function currencyOf({ price }: JsonObject): unknown {
  return isJsonObject(price) ? price.currencyCode : undefined;
}

export const addZone: BodyAction = (body, { zone }) => {
  const zoneRates = listOf(body, "zoneRates");
  if (zoneRates.some((zoneRate) => isOfZone(zoneRate, zone))) return body;
  return { ...body, zoneRates: [...zoneRates, { zone, shippingRates: [] }] };
};

export const removeZone: BodyAction = (body, { zone }) => {
  const old = requireZone(body, zone);
  return { ...body, zoneRates: listOf(body, "zoneRates").filter((item) => item !== old) };
};

/** Adds a rate to a zone (which it may bring along). Throws InvalidOperation for a second rate in one currency. */
export const addShippingRate: BodyAction = (body, { zone, shippingRate }) => {
  const withZone = addZone(body, { zone });
  const old = requireZone(withZone, zone);
  const rates = listOf(old, "shippingRates");
  const rate = isJsonObject(shippingRate) ? shippingRate : {};
  if (rates.some((known) => currencyOf(known) === currencyOf(rate))) {
    throw invalidOperation(`The zone has a shipping rate in '${String(currencyOf(rate))}' already.`);
  }
  return replaceZone(withZone, old, { ...old, shippingRates: [...rates, rate] });
};

/** Removes the rate that equals the given one. */
export const removeShippingRate: BodyAction = (body, { zone, shippingRate }) => {
  const old = requireZone(body, zone);
  const text = JSON.stringify(completeRate(isJsonObject(shippingRate) ? shippingRate : {}));
  const rates = listOf(old, "shippingRates");
  const left = rates.filter((rate) => JSON.stringify(completeRate(rate)) !== text);
  if (left.length === rates.length) throw invalidOperation("The zone has no such shipping rate.");
  return replaceZone(body, old, { ...old, shippingRates: left });
};
