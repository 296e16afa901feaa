import type { JsonObject } from "../../json/json.ts";
import type { PriceMode, ProductData } from "../product.ts";

/** What the actions of one update change, before any of it is stored. */
export interface ProductEdit {
  readonly key: string | null;
  readonly taxCategoryId: string | null;
  readonly priceMode: PriceMode | undefined;
  readonly published: boolean;
  /** What is published; null before the first publication. */
  readonly current: ProductData | null;
  readonly staged: ProductData;
}

/** Applies one update action; throws the platform's error when it cannot. */
export type ProductAction = (edit: ProductEdit, action: JsonObject) => ProductEdit;

/**
 * An action on data changes the draft and, with `staged: false`, what is published as well. New ids are given by `parse`, so that
 * both have the same.
 */
export function onData<Command extends { readonly staged?: boolean | undefined }>(
  parse: (action: JsonObject) => Command,
  change: (data: ProductData, command: Command) => ProductData,
): ProductAction {
  return (edit, action) => {
    const command = parse(action);
    const staged = change(edit.staged, command);
    if (command.staged !== false || edit.current === null) return { ...edit, staged };
    return { ...edit, staged, current: change(edit.current, command) };
  };
}
