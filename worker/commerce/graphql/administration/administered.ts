import { createCategory } from "../../categories/create-category.ts";
import { deleteCategory } from "../../categories/save-category.ts";
import { updateCategory } from "../../categories/update-category.ts";
import { createInventoryEntry, deleteInventoryEntry } from "../../inventory/save-inventory-entry.ts";
import { updateInventoryEntry } from "../../inventory/update-inventory-entry.ts";
import { createProduct } from "../../products/create-product.ts";
import { deleteProduct, updateProduct } from "../../products/update-product.ts";
import type { ResourceKind } from "../../resources/resource-kind.ts";
import { createResource, deleteResource, updateResource } from "../../resources/write-resource.ts";
import { updateReview } from "../../reviews/update-review.ts";
import type { Administered } from "./mutations.ts";

export const administeredCategory: Administered = {
  label: "Category",
  create: createCategory,
  update: updateCategory,
  delete: deleteCategory,
};

export const administeredProduct: Administered = {
  label: "Product",
  create: createProduct,
  update: updateProduct,
  delete: deleteProduct,
};

export const administeredInventory: Administered = {
  label: "InventoryEntry",
  create: createInventoryEntry,
  update: updateInventoryEntry,
  delete: deleteInventoryEntry,
};

/** The platform's GraphQL has no deletion of reviews. */
export const administeredReview: Administered = { label: "Review", update: updateReview };

/** A small resource, with the operations that the platform's GraphQL has for it. */
export function toAdministered(kind: ResourceKind): Required<Administered> {
  return {
    label: kind.label,
    create: (context, draft) => createResource(context, kind, draft),
    update: (context, name, command) => updateResource(context, kind, name, command),
    delete: (context, name, version) => deleteResource(context, kind, name, version),
  };
}
