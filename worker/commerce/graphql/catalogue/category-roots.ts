import { loadCategory, loadCategoryByKey } from "../../categories/category.ts";
import { findCategories } from "../../categories/find-categories.ts";
import type { QueryArguments } from "../../paging/page.ts";
import type { RequestContext } from "../../requests/request-context.ts";

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
