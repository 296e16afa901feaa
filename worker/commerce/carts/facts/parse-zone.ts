import { array, mask, optional, string, type } from "superstruct";
import { type FactRow, parseJsonColumn } from "../../resources/fact-row.ts";

const ZoneStruct = type({
  locations: optional(array(type({ country: string(), state: optional(string()) }))),
});

export interface ZoneLocations {
  readonly locations: readonly { readonly country: string; readonly state?: string }[];
}

/** The places of a shipping zone. */
export function parseZone(row: FactRow): ZoneLocations {
  const { locations } = mask(parseJsonColumn(row.data), ZoneStruct);
  return { locations: locations ?? [] };
}
