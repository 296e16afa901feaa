import {
  type Category,
  loadCategory,
  loadCategoryByKey,
  loadChildren,
  loadCounts,
} from "../../categories/category.ts";
import { findCategories } from "../../categories/find-categories.ts";
import type { QueryArguments } from "../../paging/page.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import { localizedFields } from "../../schema/field-resolvers.ts";

async function resolveAncestors({ ancestorIds }: Category, _args: object, context: RequestContext) {
  const ancestors = await Promise.all(ancestorIds.map((id) => loadCategory(context, id)));
  return ancestors.filter((ancestor) => ancestor !== null);
}

const LOCALISED = ["name", "description", "slug", "metaTitle", "metaKeywords", "metaDescription"];

export const categoryResolvers = {
  Category: {
    ...localizedFields(LOCALISED),
    ancestors: resolveAncestors,
    ancestorsRef: ({ ancestorIds }: Category) => ancestorIds.map((id) => ({ typeId: "category", id })),
    parent: ({ parentId }: Category, _args: object, context: RequestContext) =>
      parentId === null ? null : loadCategory(context, parentId),
    parentRef: ({ parentId }: Category) => (parentId === null ? null : { typeId: "category", id: parentId }),
    children: ({ id }: Category, _args: object, context: RequestContext) => loadChildren(context, id),
    childCount: async ({ id }: Category, _args: object, context: RequestContext) =>
      (await loadCounts(context, id)).children,
    stagedProductCount: async ({ id }: Category, _args: object, context: RequestContext) =>
      (await loadCounts(context, id)).products,
  },
};

export const categoryRoots = {
  category: (
    _source: unknown,
    { id, key }: { id?: string | null; key?: string | null },
    context: RequestContext,
  ) => {
    if (key) return loadCategoryByKey(context, key);
    return id ? loadCategory(context, id) : null;
  },
  categories: (_source: unknown, args: QueryArguments, context: RequestContext) =>
    findCategories(context, args),
};
