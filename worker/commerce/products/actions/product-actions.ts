import { assetActions } from "./asset-actions.ts";
import * as attribute from "./attribute-actions.ts";
import * as category from "./category-actions.ts";
import * as image from "./image-actions.ts";
import * as price from "./price-actions.ts";
import type { ProductAction } from "./product-action.ts";
import * as publication from "./publication-actions.ts";
import * as text from "./text-actions.ts";
import * as variant from "./variant-actions.ts";

const { setProductPriceCustom, ...prices } = price;

/** Every update action of a product by its name on the platform. */
export const productActions: Readonly<Record<string, ProductAction>> = {
  ...text,
  ...variant,
  ...attribute,
  ...image,
  ...assetActions,
  ...prices,
  ...category,
  ...publication,
  setProductPriceCustomType: setProductPriceCustom,
  setProductPriceCustomField: setProductPriceCustom,
};
