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

/** Beyond it, prices times quantities would leave the whole numbers that are exact. */
const MAX_QUANTITY = 1_000_000;

/** A quantity that may be added or set. Throws InvalidField below `minimum`, LineItemQuantityAboveLimit beyond the limit. */
export function requireQuantity(quantity: number, minimum: 0 | 1): number {
  if (!Number.isSafeInteger(quantity) || quantity < minimum) throw invalidField("quantity", quantity);
  if (quantity <= MAX_QUANTITY) return quantity;
  const message = `Quantity '${quantity}' greater than maximum '${MAX_QUANTITY}'.`;
  throw new PlatformError("LineItemQuantityAboveLimit", message);
}

/** With the greatest quantity it is still a whole number that is exact. */
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

/** Throws InvalidField for no more digits than the currency's, and for a `centAmount` that is not the amount rounded. */
function requirePrecise(input: HighPrecisionMoneyInput): Money {
  const { preciseAmount } = input;
  if (!Number.isSafeInteger(preciseAmount) || !isHighPrecision(input))
    throw invalidField("money.preciseAmount", preciseAmount);
  return toMoney({ ...input, type: "highPrecision" });
}

/** The name under which a channel is looked up; undefined when the input names none. */
export function readChannelName(identifier: ResourceIdentifier | null | undefined): string | undefined {
  return identifier?.id ?? identifier?.key ?? undefined;
}

/** The channel that an input names by id or key, undefined when it names none. Throws ReferencedResourceNotFound. */
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

/** The tax category that an input names by id or key. Throws ReferencedResourceNotFound. */
export function requireTaxCategory(identifier: ResourceIdentifier, facts: CartFacts): Reference {
  const name = identifier.id ?? identifier.key ?? "";
  const id = facts.taxCategoryIds.get(name);
  if (!id) throw missingReference("tax-category", identifier);
  return toReference("tax-category", id);
}

/** Throws CountryNotConfiguredInStore when the store sells to other countries only. */
export function requireCountryOfStore(country: string | undefined, store: CartStore | undefined): void {
  if (!country || !store || store.countries.length === 0 || store.countries.includes(country)) return;
  throw countryNotConfiguredInStore(store.countries, country);
}

const SERVED: readonly InventoryMode[] = ["None", "ReserveOnOrder", "TrackOnly"];

/** A mode that this platform keeps: stock is never reserved before the order. Throws InvalidField for ReserveOnCart. */
export function requireInventoryMode(mode: InventoryMode): InventoryMode {
  if (SERVED.includes(mode)) return mode;
  throw invalidField("inventoryMode", mode, SERVED);
}
