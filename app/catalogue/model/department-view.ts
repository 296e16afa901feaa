import type { LinkView } from "./link-view";

/** The department of a product and its categories, for the category bar. */
export type DepartmentView = { readonly name: string; readonly categories: readonly LinkView[] };
