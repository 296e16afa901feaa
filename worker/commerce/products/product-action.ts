import { boolean, type Infer, integer, optional, string, type } from "superstruct";
import { invalidOperation } from "../errors/platform-errors.ts";
import type { JsonObject } from "../json/json.ts";
import { parseDraft } from "../resources/parse-draft.ts";
import { allVariants, type PriceMode, type ProductData, type Variant } from "./product.ts";

/** The state that the actions of one update change, before any of it is stored. */
export interface ProductEdit {
  readonly key: string | null;
  readonly taxCategoryId: string | null;
  readonly priceMode: PriceMode | undefined;
  readonly published: boolean;
  /** The published data; null before the first publication. */
  readonly current: ProductData | null;
  readonly staged: ProductData;
}

/** Applies one update action; throws the platform's error if it cannot. */
export type ProductAction = (edit: ProductEdit, action: JsonObject) => ProductEdit;

/** Identifies a variant in an action: by its id, else by its SKU. */
export interface VariantTarget {
  readonly variantId?: number | undefined;
  readonly sku?: string | undefined;
}

/** The fields of a command. */
type Schema = Parameters<typeof type>[0];

const Staged = type({ staged: optional(boolean()) });
const Target = type({ variantId: optional(integer()), sku: optional(string()) });

/**
 * An action on data changes the draft and, with `staged: false`, the published data as well. `toChange` assigns new
 * ids and parses the action once, so that both get the same ids.
 */
export function onData(toChange: (action: JsonObject) => (data: ProductData) => ProductData): ProductAction {
  return (edit, action) => {
    const { staged: isStaged } = parseDraft(action, Staged);
    const change = toChange(action);
    const staged = change(edit.staged);
    if (isStaged !== false || edit.current === null) return { ...edit, staged };
    return { ...edit, staged, current: change(edit.current) };
  };
}

/** An action on data whose command has these fields. */
export function onFields<Fields extends Schema>(
  schema: Fields,
  change: (data: ProductData, command: Infer<ReturnType<typeof type<Fields>>>) => ProductData,
): ProductAction {
  const struct = type(schema);
  return onData((action) => {
    const command = parseDraft(action, struct);
    return (data) => change(data, command);
  });
}

/** An action on one variant. */
export function onVariant(toChange: (action: JsonObject) => (variant: Variant) => Variant): ProductAction {
  return onData((action) => {
    const target = parseDraft(action, Target);
    const change = toChange(action);
    return (data) => changeVariant(data, target, change);
  });
}

/** An action on one variant, whose command has these fields. */
export function onVariantFields<Fields extends Schema>(
  schema: Fields,
  change: (variant: Variant, command: Infer<ReturnType<typeof type<Fields>>>) => Variant,
): ProductAction {
  const struct = type(schema);
  return onVariant((action) => {
    const command = parseDraft(action, struct);
    return (variant) => change(variant, command);
  });
}

/** The variant with that id or SKU. Throws InvalidOperation if the product has none. */
export function requireVariant(data: ProductData, { variantId, sku }: VariantTarget): Variant {
  const found = allVariants(data).find((variant) =>
    variantId === undefined ? sku !== undefined && variant.sku === sku : variant.id === variantId,
  );
  if (found) return found;
  throw invalidOperation(`The variant '${variantId ?? sku}' does not exist on the product.`);
}

/** Changes one variant. Throws InvalidOperation if the product does not have it. */
function changeVariant(
  data: ProductData,
  target: VariantTarget,
  change: (variant: Variant) => Variant,
): ProductData {
  const chosen = requireVariant(data, target);
  return changeVariants(data, (variant) => (variant === chosen ? change(variant) : variant));
}

export function changeVariants(data: ProductData, change: (variant: Variant) => Variant): ProductData {
  return { ...data, masterVariant: change(data.masterVariant), variants: data.variants.map(change) };
}
