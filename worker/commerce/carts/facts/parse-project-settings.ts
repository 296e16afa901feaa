import { boolean, mask, optional, type } from "superstruct";
import { type FactRow, parseJsonColumn } from "../../resources/fact-row.ts";

const SettingsStruct = type({
  carts: optional(type({ countryTaxRateFallbackEnabled: optional(boolean()) })),
});

/** The project's own settings, as far as carts ask for them; off until somebody switches them on. */
export function parseProjectSettings({ data }: FactRow): { countryTaxRateFallback: boolean } {
  const { carts } = mask(parseJsonColumn(data), SettingsStruct);
  return { countryTaxRateFallback: carts?.countryTaxRateFallbackEnabled ?? false };
}
