import type { PriceMode, Product, ProductData, ReviewStatistics } from "./product.ts";

export interface ProductRow {
  readonly id: string;
  readonly key: string | null;
  readonly version: number;
  readonly createdAt: string;
  readonly lastModifiedAt: string;
  readonly productTypeId: string;
  readonly taxCategoryId: string | null;
  readonly priceMode: PriceMode | null;
  readonly published: number;
  readonly current: string | null;
  readonly staged: string | null;
  readonly reviewStatistics: string | null;
}

/** Columns in the row's own names, to be put after SELECT; the table is called `p`. */
export const PRODUCT_COLUMNS = `p.id, p.key, p.version, p.created_at AS createdAt, p.last_modified_at AS lastModifiedAt,
  p.product_type_id AS productTypeId, p.tax_category_id AS taxCategoryId,
  p.price_mode AS priceMode, p.published,
  p.review_statistics AS reviewStatistics, p.current, p.staged`;

/** The platform wrote these columns itself from checked drafts, so they are read back as what they were. */
function parseData(text: string | null): ProductData | null {
  return text === null ? null : (JSON.parse(text) as ProductData);
}

export function parseStatistics(text: string | null): ReviewStatistics | null {
  return text === null ? null : (JSON.parse(text) as ReviewStatistics);
}

export function parseProductRow({ reviewStatistics, priceMode, ...row }: ProductRow): Product {
  return {
    ...row,
    ...(priceMode === null ? {} : { priceMode }),
    published: row.published === 1,
    current: parseData(row.current),
    staged: parseData(row.staged),
    reviewRatingStatistics: parseStatistics(reviewStatistics),
  };
}
