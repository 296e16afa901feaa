import { type Category, loadCategory, loadChildren, loadCounts } from "../../categories/category.ts";
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
