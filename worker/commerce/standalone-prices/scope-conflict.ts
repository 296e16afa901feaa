import { commitGuarded, type DuplicateNames, type Guard } from "../database/commit.ts";
import { fragment, type SqlFragment } from "../database/fragment.ts";
import { PlatformError } from "../errors/platform-error.ts";
import { duplicateField } from "../errors/platform-errors.ts";
import type { RequestContext } from "../requests/request-context.ts";
import {
  parseStandalonePriceRow,
  STANDALONE_PRICE_COLUMNS,
  type StandalonePrice,
  type StandalonePriceRow,
  scopeOf,
} from "./standalone-price.ts";

function scopeDetails({ sku, value, country, customerGroup, channel }: StandalonePrice) {
  return {
    sku,
    currency: value.currencyCode,
    ...(country ? { country } : {}),
    ...(customerGroup ? { customerGroup } : {}),
    ...(channel ? { channel } : {}),
  };
}

function datesOf({ validFrom, validUntil }: StandalonePrice) {
  return { ...(validFrom ? { validFrom } : {}), ...(validUntil ? { validUntil } : {}) };
}

/** The same SKU, scope and validity as another price. */
function duplicateScope(price: StandalonePrice, other: { readonly id: string }): PlatformError {
  const conflictingStandalonePrice = { typeId: "standalone-price", id: other.id };
  return new PlatformError(
    "DuplicateStandalonePriceScope",
    `Duplicate standalone price scope for SKU: ${price.sku}. The combination of SKU, currency, country, customerGroup, channel, validFrom and validUntil must be unique for each standalone price.`,
    { conflictingStandalonePrice, ...scopeDetails(price), ...datesOf(price) },
  );
}

function overlappingValidity(price: StandalonePrice, other: StandalonePrice): PlatformError {
  const { validFrom, validUntil } = other;
  return new PlatformError(
    "OverlappingStandalonePriceValidity",
    `Two standalone prices of SKU ${price.sku} with the same scope are valid at the same time.`,
    {
      conflictingStandalonePrice: { typeId: "standalone-price", id: other.id },
      ...scopeDetails(price),
      ...datesOf(price),
      ...(validFrom ? { conflictingValidFrom: validFrom } : {}),
      ...(validUntil ? { conflictingValidUntil: validUntil } : {}),
    },
  );
}

/**
 * Within one scope: undated with undated, dated with dated if their windows overlap; a dated price may overlap an
 * undated one.
 */
function conflictOf({ id, validFrom = "", validUntil = "", ...price }: StandalonePrice): SqlFragment {
  return fragment(
    `FROM standalone_price s WHERE s.id <> ? AND s.sku = ? AND s.currency = ? AND s.country = ? AND s.customer_group = ?
      AND s.channel = ? AND ((s.valid_from = '' AND s.valid_until = '') = (? = '' AND ? = ''))
      AND (s.valid_until = '' OR s.valid_until > ?) AND (? = '' OR s.valid_from < ?)`,
    ...[id, price.sku, ...scopeOf(price)],
    ...[validFrom, validUntil, validFrom, validUntil, validUntil],
  );
}

/** Throws DuplicateStandalonePriceScope or OverlappingStandalonePriceValidity. */
export async function requireFreeScope(context: RequestContext, price: StandalonePrice): Promise<void> {
  const { sql, parameters } = conflictOf(price);
  const row = await context.db
    .prepare(`SELECT ${STANDALONE_PRICE_COLUMNS} ${sql} LIMIT 1`)
    .bind(...parameters)
    .first<StandalonePriceRow>();
  if (!row) return;
  const other = parseStandalonePriceRow(row);
  const isSame = other.validFrom === price.validFrom && other.validUntil === price.validUntil;
  throw isSame ? duplicateScope(price, other) : overlappingValidity(price, other);
}

/**
 * Writes a price in one batch, refused as a whole if another price took its scope after the check: otherwise two
 * prices created at once could overlap. Throws the errors of `requireFreeScope` and the other guards.
 */
export async function commitInFreeScope(
  context: RequestContext,
  price: StandalonePrice,
  guards: readonly Guard[],
  statements: D1PreparedStatement[],
): Promise<void> {
  const { sql, parameters } = conflictOf(price);
  const condition = fragment(`NOT EXISTS (SELECT 1 ${sql})`, ...parameters);
  const taken = overlappingValidity(price, price);
  try {
    await commitGuarded(
      context.db,
      [...guards, { condition, violated: () => taken }],
      statements,
      duplicatesOf(price),
    );
  } catch (error) {
    if (error === taken) await requireFreeScope(context, price);
    throw error;
  }
}

/** The errors of the table's unique indexes. */
function duplicatesOf(price: StandalonePrice): DuplicateNames {
  const scope = ["sku", "currency", "country", "customer_group", "channel", "valid_from", "valid_until"];
  return {
    "standalone_price.key": () => duplicateField("key", price.key),
    [scope.map((name) => `standalone_price.${name}`).join(", ")]: () => duplicateScope(price, price),
  };
}
