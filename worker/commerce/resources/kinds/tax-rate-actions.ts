import { invalidOperation } from "../../errors/platform-errors.ts";
import { isJsonObject, type JsonObject } from "../../json/json.ts";
import { listOf } from "../list-actions.ts";
import type { BodyAction } from "../resource-kind.ts";

function requireRate(body: JsonObject, { taxRateId, taxRateKey }: JsonObject): JsonObject {
  const found = listOf(body, "rates").find((rate) =>
    taxRateKey ? rate.key === taxRateKey : rate.id === taxRateId,
  );
  if (found) return found;
  throw invalidOperation(`The tax rate '${String(taxRateKey ?? taxRateId)}' does not exist.`);
}

function toRate(rate: unknown): JsonObject {
  return isJsonObject(rate) ? rate : {};
}

export const addTaxRate: BodyAction = (body, { taxRate }) => ({
  ...body,
  rates: [...listOf(body, "rates"), toRate(taxRate)],
});

/** The rate in its place gets a new id, as on the platform: lines taxed with the old one do not take the new for it. */
export const replaceTaxRate: BodyAction = (body, action) => {
  const old = requireRate(body, action);
  const { id: _id, ...rate } = toRate(action.taxRate);
  return { ...body, rates: listOf(body, "rates").map((item) => (item === old ? rate : item)) };
};

export const removeTaxRate: BodyAction = (body, action) => {
  const old = requireRate(body, action);
  return { ...body, rates: listOf(body, "rates").filter((item) => item !== old) };
};
