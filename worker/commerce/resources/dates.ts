import type { JsonObject } from "../json/json.ts";
import type { BodyAction } from "./resource-kind.ts";

/** Dates that compare as text: every one in UTC with milliseconds. Missing fields stay missing. */
export function withIsoDates(body: JsonObject, ...fields: readonly string[]): JsonObject {
  const dates = fields.flatMap((field): [string, string][] => {
    const value = body[field];
    return typeof value === "string" ? [[field, new Date(value).toISOString()]] : [];
  });
  return { ...body, ...Object.fromEntries(dates) };
}

/** `setValidFromAndUntil`: sets both ends at once; a missing end is open. */
export const setValidFromAndUntil: BodyAction = (body, { validFrom, validUntil }) => {
  const { validFrom: _from, validUntil: _until, ...rest } = body;
  return { ...rest, ...(validFrom ? { validFrom } : {}), ...(validUntil ? { validUntil } : {}) };
};
