import { PlatformError } from "../errors/platform-error.ts";
import { invalidField, missingReference, requiredField } from "../errors/platform-errors.ts";
import type { Money } from "../money/money.ts";
import type { BaseMoneyInput, HighPrecisionMoneyInput } from "../requests/schema-inputs.ts";
import { isHighPrecision } from "../resources/draft-structs.ts";
import { type Reference, type ResourceIdentifier, toReference } from "../resources/reference.ts";
import { toMoney } from "../resources/to-money.ts";
import type { InventoryMode } from "./cart.ts";
import { countryNotConfiguredInStore } from "./cart-errors.ts";
import type { CartFacts, CartStore } from "./cart-facts.ts";

/** Beyond it, price × quantity could exceed the exact whole numbers. */
const MAX_QUANTITY = 1_000_000;

/** Checks a quantity. Throws InvalidField below `minimum`, LineItemQuantityAboveLimit beyond the limit. */
export function requireQuantity(quantity: number, minimum: 0 | 1): number {
  if (!Number.isSafeInteger(quantity) || quantity < minimum) throw invalidField("quantity", quantity);
  if (quantity <= MAX_QUANTITY) return quantity;
  const message = `Quantity '${quantity}' greater than maximum '${MAX_QUANTITY}'.`;
  throw new PlatformError("LineItemQuantityAboveLimit", message);
}

/** Multiplied by the greatest quantity it is still an exact whole number. */
const MAX_CENTS = 1_000_000_000;

/** Money in the cart's currency from GraphQL's two-way input. Throws InvalidField for another currency. */
export function requireMoney(input: BaseMoneyInput, currencyCode: string): Money {
  const { centPrecision, highPrecision } = input;
  const money: Money | null | undefined = highPrecision ? requirePrecise(highPrecision) : centPrecision;
  if (!money) throw requiredField("money.centPrecision");
  if (money.currencyCode !== currencyCode) {
    throw invalidField("money.currencyCode", money.currencyCode, [currencyCode]);
  }
  if (Math.abs(money.centAmount) > MAX_CENTS) throw invalidField("money.centAmount", money.centAmount);
  return highPrecision ? money : { currencyCode, centAmount: money.centAmount };
}

/** Throws InvalidField unless it has more digits than the currency, and if a `centAmount` is not the rounded amount. */
function requirePrecise(input: HighPrecisionMoneyInput): Money {
  const { preciseAmount } = input;
  if (!Number.isSafeInteger(preciseAmount) || !isHighPrecision(input))
    throw invalidField("money.preciseAmount", preciseAmount);
  return toMoney({ ...input, type: "highPrecision" });
}

/** The name for looking up a channel; undefined if the input has none. */
export function readChannelName(identifier: ResourceIdentifier | null | undefined): string | undefined {
  return identifier?.id ?? identifier?.key ?? undefined;
}

/** The channel of an input, by id or key; undefined if it has none. Throws ReferencedResourceNotFound. */
export function requireChannel(
  identifier: ResourceIdentifier | null | undefined,
  facts: CartFacts,
): Reference | undefined {
  const name = readChannelName(identifier);
  if (name === undefined) return undefined;
  const channel = facts.channels.get(name);
  if (!channel) throw missingReference("channel", identifier ?? {});
  return toReference("channel", channel.id);
}

/** The tax category of an input, by id or key. Throws ReferencedResourceNotFound. */
export function requireTaxCategory(identifier: ResourceIdentifier, facts: CartFacts): Reference {
  const name = identifier.id ?? identifier.key ?? "";
  const id = facts.taxCategoryIds.get(name);
  if (!id) throw missingReference("tax-category", identifier);
  return toReference("tax-category", id);
}

/** Throws CountryNotConfiguredInStore if the store sells to other countries only. */
export function requireCountryOfStore(country: string | undefined, store: CartStore | undefined): void {
  if (!country || !store || store.countries.length === 0 || store.countries.includes(country)) return;
  throw countryNotConfiguredInStore(store.countries, country);
}

const SERVED: readonly InventoryMode[] = ["None", "ReserveOnOrder", "TrackOnly"];

/** Checks the mode: this platform never reserves stock before the order. Throws InvalidField for ReserveOnCart. */
export function requireInventoryMode(mode: InventoryMode): InventoryMode {
  if (SERVED.includes(mode)) return mode;
  throw invalidField("inventoryMode", mode, SERVED);
}
