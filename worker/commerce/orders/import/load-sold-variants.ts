import type { VariantSnapshot } from "../../carts/cart-facts.ts";
import { readVariants } from "../../carts/facts/current-variants.ts";
import { toVariantStatements } from "../../carts/facts/fact-query.ts";
import { referencedResourceNotFound, requiredField } from "../../errors/platform-errors.ts";
import { toHex } from "../../oauth/secret.ts";
import { loadProduct, loadProductBySku } from "../../products/load-product.ts";
import { allVariants, type Product, type Variant, workingData } from "../../products/product.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import type { FactRow } from "../../resources/fact-row.ts";
import { toReference } from "../../resources/reference.ts";
import type { ImportedLineDraft } from "./parse-import-draft.ts";

/**
 * The product data of each line of an import draft, in the lines' order: the present variant of the draft's name, with
 * the draft's attributes and pictures if given. Throws RequiredField for a line without a variant,
 * ReferencedResourceNotFound for a missing one.
 */
export async function loadSoldVariants(
  context: RequestContext,
  lines: readonly ImportedLineDraft[],
): Promise<readonly VariantSnapshot[]> {
  for (const line of lines) requireVariantName(line);
  const skus = lines.flatMap(({ variant }) => variant.sku ?? []);
  const productIds = lines.flatMap(({ productId }) => productId ?? []);
  const statements = toVariantStatements(context.db, skus, productIds);
  const results = statements.length > 0 ? await context.db.batch<FactRow>(statements) : [];
  const rows = results.flatMap(({ results: found }) => found);
  const current = (await readVariants(context, rows)).map(({ snapshot }) => snapshot);
  return Promise.all(
    lines.map(async (line) => {
      const snapshot =
        current.find((each) => isNamed(line, each.productId, each.variant)) ??
        (await loadFromDraft(context, line));
      return asSold(snapshot, line);
    }),
  );
}

function requireVariantName({ variant, productId }: ImportedLineDraft): void {
  if (variant.sku !== undefined) return;
  if (variant.id === undefined) throw requiredField("lineItems.variant.sku");
  if (productId === undefined) throw requiredField("lineItems.productId");
}

function isNamed(
  line: ImportedLineDraft,
  productId: string,
  { id, sku }: Pick<Variant, "id" | "sku">,
): boolean {
  const { variant } = line;
  return variant.sku === undefined ? line.productId === productId && variant.id === id : variant.sku === sku;
}

/** A sold variant may never have been published, or exist only as a draft now. */
async function loadFromDraft(context: RequestContext, line: ImportedLineDraft): Promise<VariantSnapshot> {
  const { sku } = line.variant;
  const product =
    sku === undefined
      ? await loadProduct(context, line.productId ?? "")
      : await loadProductBySku(context, sku, true);
  const found =
    product && allVariants(workingData(product)).find((variant) => isNamed(line, product.id, variant));
  if (!product || !found) throw referencedResourceNotFound("product", sku ?? line.productId ?? "");
  return toDraftSnapshot(product, found);
}

function toDraftSnapshot(product: Product, variant: Variant): VariantSnapshot {
  const { name, slug, categories } = workingData(product);
  const { prices: _prices, ...shown } = variant;
  return {
    id: "",
    productId: product.id,
    ...(product.key ? { productKey: product.key } : {}),
    productTypeId: product.productTypeId,
    ...(product.taxCategoryId ? { taxCategory: toReference("tax-category", product.taxCategoryId) } : {}),
    name,
    slug,
    categoryIds: categories.map(({ id }) => id),
    categoryKeys: [],
    ancestorIds: categories.map(({ id }) => id),
    ancestorKeys: [],
    variant: shown,
  };
}

/** Identified by its contents, so that orders with equal data share it. */
async function asSold(snapshot: VariantSnapshot, line: ImportedLineDraft): Promise<VariantSnapshot> {
  const { attributes, images } = line.variant;
  const { id: _id, ...shown } = {
    ...snapshot,
    name: line.name,
    variant: {
      ...snapshot.variant,
      ...(attributes ? { attributes } : {}),
      ...(images ? { images } : {}),
    },
  };
  const bytes = new TextEncoder().encode(JSON.stringify(shown));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return { ...shown, id: `sold.${toHex(digest)}` };
}
