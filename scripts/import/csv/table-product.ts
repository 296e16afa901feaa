import type { JsonFields } from "../draft-line.ts";
import { isCurrency } from "../schemas/field-shapes.ts";
import type { CatalogueIndex } from "./catalogue-index.ts";
import { CellError, splitCell } from "./cell.ts";
import { parseTruth } from "./parse-attribute.ts";
import { isOfProduct, type RowAttributes, readAttributes, takeOverShared } from "./row-attributes.ts";
import type { Columns, RowReader } from "./row-reader.ts";

/** `DE-EUR 15000 group#channel$2026-01-01~2026-06-30`; only currency and amount are required. */
const pricePattern =
  /^(?:(?<country>[A-Z]{2})-)?(?<currency>[A-Z]{3}) (?<amount>-?\d+)(?: (?<group>[^#$~]+))?(?:#(?<channel>[^$~]+))?(?:\$(?<from>[^~]+))?(?:~(?<until>.+))?$/;

/** The rows of one product, the master variant's first. */
export type ProductRows = readonly [RowReader, ...RowReader[]];

interface RowProblem {
  readonly line: number;
  readonly reason: string;
}

/** Returns the draft of a product's rows, or the errors per row. */
export function toProductDraft(
  rows: ProductRows,
  columns: Columns,
  index: CatalogueIndex,
): JsonFields | readonly RowProblem[] {
  const problems: RowProblem[] = [];
  const attempt = <T>({ line }: RowReader, read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      problems.push({ line, reason: error.message });
      return undefined;
    }
  };
  const [first] = rows;
  const head = attempt(first, () => readHead(first, index));
  if (!head) return problems;
  const attributes = rows.map((row) => attempt(row, () => readAttributes(row, columns, head.productType)));
  const ofFirst: RowAttributes = attributes[0] ?? new Map();
  const variants = rows.map((row, at) =>
    attempt(row, () => {
      const own = takeOverShared(attributes[at] ?? new Map(), ofFirst, head.productType);
      return toVariant(row, own, head.productType, index);
    }),
  );
  if (problems.length > 0) return problems;
  const [masterVariant, ...others] = variants.filter((variant) => variant !== undefined);
  const shared = [...ofFirst.values()].filter(({ name }) => isOfProduct(head.productType, name));
  return {
    ...head.draft,
    ...(shared.length > 0 ? { attributes: shared.map(({ name, value }) => ({ name, value })) } : {}),
    masterVariant: masterVariant ?? {},
    variants: others,
  };
}

function readHead(row: RowReader, index: CatalogueIndex) {
  const productType = row.read("productType", (name) => index.findProductType(name));
  if (!productType) throw new CellError("productType: is missing");
  const key = row.text("key");
  const publish = row.read("publish", parseTruth);
  const taxCategory = row.read("taxCategory", (name) => index.findTaxCategory(name));
  const categories = row.read("categories", (cell) =>
    splitCell(cell).map((path) => index.categories.find(path)),
  );
  const draft: JsonFields = {
    ...(key === undefined ? {} : { key }),
    productType: index.toProductTypeReference(productType),
    ...row.texts(),
    ...(taxCategory ? { taxCategory } : {}),
    ...(categories ? { categories } : {}),
    ...(publish === undefined ? {} : { publish }),
  };
  return { productType, draft };
}

function toVariant(
  row: RowReader,
  attributes: RowAttributes,
  productType: Readonly<Record<string, unknown>>,
  index: CatalogueIndex,
): JsonFields {
  row.read("variantId", checkVariantId);
  const sku = row.text("sku");
  const key = row.text("variantKey");
  const own = [...attributes.values()].filter(({ name }) => !isOfProduct(productType, name));
  return {
    ...(sku === undefined ? {} : { sku }),
    ...(key === undefined ? {} : { key }),
    prices: row.read("prices", (cell) => parsePrices(cell, (name) => index.findCustomerGroup(name))) ?? [],
    images: row.read("images", parseImages) ?? [],
    attributes: own.map(({ name, value }) => ({ name, value })),
  };
}

/**
 * Variants are numbered from 1, the master's.
 * Anything else would count as one more variant of the previous row.
 */
function checkVariantId(cell: string): void {
  if (!/^[1-9]\d{0,8}$/.test(cell)) throw new CellError(`"${cell}" is not the number of a variant`);
}

/**
 * Parses pictures of a cell: URLs, each with optional size and label after bars (`https://…/a.jpg|800x600|Left`).
 * Throws CellError.
 */
function parseImages(cell: string): readonly JsonFields[] {
  return splitCell(cell).map((text) => {
    const [url = "", size = "", label = ""] = text.split("|");
    const [, width, height] = /^(\d+)x(\d+)$/.exec(size) ?? [];
    if (!/^https?:\/\//i.test(url) || !URL.canParse(url))
      throw new CellError(`"${url}" is not the address of a picture`);
    if (size !== "" && width === undefined) throw new CellError(`"${size}" is not a size such as 800x600`);
    return {
      url,
      ...(width === undefined ? {} : { dimensions: { w: Number(width), h: Number(height) } }),
      ...(label === "" ? {} : { label }),
    };
  });
}

/**
 * Parses prices of a cell in minor units; a customer group is named by key or name, as in `findGroup`. Throws
 * CellError.
 */
export function parsePrices(cell: string, findGroup: (name: string) => JsonFields): readonly JsonFields[] {
  return splitCell(cell).map((text) => {
    const parts = pricePattern.exec(text)?.groups;
    if (!parts) throw new CellError(`"${text}" is not a price such as "DE-EUR 15000 group#channel"`);
    const { country, currency = "", amount = "", group, channel, from, until } = parts;
    if (amount.startsWith("-")) throw new CellError(`"${text}": a price is not negative`);
    if (!isCurrency(currency)) throw new CellError(`"${text}": there is no currency ${currency}`);
    return {
      value: { currencyCode: currency, centAmount: Number(amount) },
      ...(country === undefined ? {} : { country }),
      ...(group === undefined ? {} : { customerGroup: findGroup(group.trim()) }),
      ...(channel === undefined ? {} : { channel: { typeId: "channel", key: channel.trim() } }),
      ...(from === undefined ? {} : { validFrom: toInstant(from) }),
      ...(until === undefined ? {} : { validUntil: toInstant(until) }),
    };
  });
}

function toInstant(text: string): string {
  const time = Date.parse(text.trim());
  if (Number.isNaN(time)) throw new CellError(`"${text}" is not a date`);
  return new Date(time).toISOString();
}
