import { combine, fragment, type SqlFragment } from "../database/fragment.ts";
import type { QueryArguments } from "../paging/page.ts";
import type { QueryResult } from "../paging/query-result.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { findRows, type NounTable } from "../resources/noun-table.ts";
import {
  column,
  head,
  jsonLocalized,
  jsonValue,
  type WhereField,
  type WhereFields,
  type Wrap,
} from "../where/where-fields.ts";
import { loadHit, PRODUCT_COLUMNS, type ProductRow, parseProductRow } from "./load-product.ts";
import type { Product } from "./product.ts";

export interface ProductArguments extends QueryArguments {
  readonly skus?: readonly string[] | null | undefined;
  /** Omits unpublished products, and hides staged data. */
  readonly onlyPublished?: boolean;
  /** Predicates use the fields of a projection. */
  readonly isProjected?: boolean;
}

function chooseFields({ onlyPublished, isProjected }: ProductArguments): WhereFields {
  if (isProjected) return onlyPublished ? projectionFields : stagedProjectionFields;
  return onlyPublished ? publishedProductFields : productFields;
}

function toConditions({ skus, onlyPublished }: ProductArguments): readonly SqlFragment[] {
  const published = onlyPublished ? [fragment("p.published = 1")] : [];
  if (!skus) return published;
  const list = JSON.stringify(skus);
  const tables = ["product_variant", ...(onlyPublished ? [] : ["staged_variant"])];
  const named = tables.map((table) => {
    const rows = `SELECT v.product_seq FROM ${table} v WHERE v.sku IN (SELECT value FROM json_each(?))`;
    return fragment(`p.seq IN (${rows})`, list);
  });
  return [...published, combine(named, "OR")];
}

/** A page of products. Throws InvalidInput for an invalid predicate, sort or page. */
export function findProducts(context: RequestContext, args: ProductArguments): Promise<QueryResult<Product>> {
  return findRows(context, { ...productTable, fields: chooseFields(args) }, args, toConditions(args));
}

/** The same page without long texts, which are loaded on demand: parsing them is most of a page's cost. */
export async function findLeanProducts(
  context: RequestContext,
  args: ProductArguments,
): Promise<QueryResult<Product>> {
  const table = { ...idTable, fields: chooseFields(args) };
  const page = await findRows(context, table, args, toConditions(args));
  const products = await Promise.all(page.results.map((id) => loadHit(context, id)));
  return { ...page, results: products.filter((product) => product !== null) };
}

/** Look-ups go from the index table to the product, so that an indexed value leads. */
function through(from: string, ...parameters: readonly string[]): Wrap {
  return { before: `p.seq IN (SELECT ${from} AND `, after: ")", parameters };
}

/** The tables with the names of products. */
interface NameTables {
  readonly locale: string;
  readonly variant: string;
}

const PUBLISHED: NameTables = { locale: "product_locale", variant: "product_variant" };

/** A draft's own names; the published ones if there is no draft. */
const STAGED: NameTables = {
  locale: `(SELECT n.product_seq, n.locale, n.slug FROM product_locale n
    WHERE NOT EXISTS (SELECT 1 FROM staged_variant s WHERE s.product_seq = n.product_seq)
    UNION ALL SELECT product_seq, locale, slug FROM staged_locale)`,
  variant: `(SELECT n.product_seq, n.variant_id, n.sku, n.key FROM product_variant n
    WHERE NOT EXISTS (SELECT 1 FROM staged_variant s WHERE s.product_seq = n.product_seq)
    UNION ALL SELECT product_seq, variant_id, sku, key FROM staged_variant)`,
};

function slugIn(table: string): (locale: string) => WhereField {
  return (locale) => {
    const wrap = through(`l.product_seq FROM ${table} l WHERE l.locale = ?`, locale);
    return { kind: "value", type: "text", value: fragment("l.slug"), wrap };
  };
}

/** Attributes are used by name: `attributes(name = "brand" and value = "Ironhall")`. */
const attributes: WhereField = {
  kind: "object",
  fields: { name: column("text", "a.name"), value: column("text", "a.value") },
  wrap: through("a.product_seq FROM product_attribute a WHERE 1"),
};

const priceFields: WhereFields = {
  country: column("text", "pr.country"),
  value: {
    kind: "object",
    fields: {
      centAmount: column("number", "pr.cent_amount"),
      currencyCode: column("text", "pr.currency"),
    },
  },
};

const variantFields: WhereFields = {
  sku: column("text", "v.sku"),
  key: column("text", "v.key"),
  id: column("number", "v.variant_id"),
  attributes,
  prices: {
    kind: "object",
    fields: priceFields,
    wrap: {
      before:
        "EXISTS (SELECT 1 FROM product_price pr WHERE pr.product_seq = p.seq AND pr.variant_id = v.variant_id AND ",
      after: ")",
      parameters: [],
    },
  },
};

/** The master variant is the one with id 1 until another becomes the master. */
function variantsIn(table: string, condition: "1" | "v.variant_id = 1"): WhereField {
  const wrap = through(`v.product_seq FROM ${table} v WHERE ${condition}`);
  return { kind: "object", fields: variantFields, wrap };
}

const categories: WhereField = {
  kind: "object",
  fields: { id: column("text", "pc.category_id"), typeId: column("text", "'category'") },
  wrap: through("pc.product_seq FROM product_category pc WHERE pc.direct = 1"),
};

function dataFields(source: string, tables: NameTables): WhereFields {
  return {
    name: jsonLocalized(source, "$.name"),
    slug: { kind: "object", fields: slugIn(tables.locale) },
    description: jsonLocalized(source, "$.description"),
    categories,
    masterVariant: variantsIn(tables.variant, "v.variant_id = 1"),
    variants: variantsIn(tables.variant, "1"),
  };
}

function masterData(staged: string, tables: NameTables): WhereField {
  return {
    kind: "object",
    fields: {
      published: column("boolean", "p.published"),
      hasStagedChanges: column("boolean", "(p.current IS NOT NULL AND p.staged IS NOT NULL)"),
      current: {
        kind: "object",
        fields: dataFields("p.current", PUBLISHED),
        guard: fragment("p.published = 1"),
      },
      staged: { kind: "object", fields: dataFields(staged, tables) },
    },
  };
}

/** Fields that `where` may use on products (table `p`). */
export const productFields = {
  ...head("p"),
  productType: {
    kind: "object",
    fields: { id: column("text", "p.product_type_id"), typeId: column("text", "'product-type'") },
  },
  taxCategory: {
    kind: "object",
    fields: { id: column("text", "p.tax_category_id"), typeId: column("text", "'tax-category'") },
    present: fragment("p.tax_category_id IS NOT NULL"),
  },
  reviewRatingStatistics: {
    kind: "object",
    fields: {
      averageRating: jsonValue("number", "p.review_statistics", "$.averageRating"),
      count: jsonValue("number", "p.review_statistics", "$.count"),
    },
    present: fragment("p.review_statistics IS NOT NULL"),
  },
  masterData: masterData("coalesce(p.staged, p.current)", STAGED),
} satisfies WhereFields;

/** The same for readers of published products only: staged data is hidden from predicates as from responses. */
const publishedProductFields: WhereFields = {
  ...productFields,
  masterData: masterData("p.current", PUBLISHED),
};

/** The same for projections, which have a product's data beside its head. */
const projectionFields: WhereFields = {
  ...publishedProductFields,
  ...dataFields("p.current", PUBLISHED),
};
const stagedProjectionFields: WhereFields = {
  ...productFields,
  ...dataFields("coalesce(p.staged, p.current)", STAGED),
};

/** The table of products, for readers of drafts. */
export const productTable: NounTable<Product, ProductRow> = {
  from: "product p",
  columns: PRODUCT_COLUMNS,
  fields: productFields,
  order: "p.seq",
  parse: parseProductRow,
};

const idTable: NounTable<string, Pick<ProductRow, "id">> = {
  from: "product p",
  columns: "p.id",
  fields: productFields,
  order: "p.seq",
  parse: ({ id }) => id,
};
