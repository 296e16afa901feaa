import { PlatformError } from "../errors/platform-error.ts";
import type { RequestContext } from "../graphql/request-context.ts";
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
export function duplicateScope(price: StandalonePrice, other: { readonly id: string }): PlatformError {
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

/** Of one scope: undated with undated, dated with dated when their windows meet; a dated price may lie over an undated one. */
const CONFLICT = `SELECT ${STANDALONE_PRICE_COLUMNS} FROM standalone_price s
  WHERE s.id <> ?1 AND s.sku = ?2 AND s.currency = ?3 AND s.country = ?4 AND s.customer_group = ?5 AND s.channel = ?6
    AND ((s.valid_from = '' AND s.valid_until = '') = (?7 = '' AND ?8 = ''))
    AND (s.valid_until = '' OR s.valid_until > ?7) AND (?8 = '' OR s.valid_from < ?8)
  LIMIT 1`;

/** Throws DuplicateStandalonePriceScope or OverlappingStandalonePriceValidity. */
export async function requireFreeScope(context: RequestContext, price: StandalonePrice): Promise<void> {
  const { id, sku, validFrom = "", validUntil = "" } = price;
  const row = await context.db
    .prepare(CONFLICT)
    .bind(id, sku, ...scopeOf(price), validFrom, validUntil)
    .first<StandalonePriceRow>();
  if (!row) return;
  const other = parseStandalonePriceRow(row);
  const isSame = other.validFrom === price.validFrom && other.validUntil === price.validUntil;
  throw isSame ? duplicateScope(price, other) : overlappingValidity(price, other);
}
