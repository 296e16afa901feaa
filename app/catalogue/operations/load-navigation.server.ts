import type { RouterContextProvider } from "react-router";
import type { GatewayError } from "../../foundation/gateway-error";
import { ok, type Result } from "../../foundation/result";
import { requestContext } from "../../request/context";
import type { CategoryNode } from "../model/category";
import type { CategoryBranch } from "../model/category-branch";
import { readPageI18n } from "./page-i18n.server";

/** Loads the whole category tree, reduced to the content of menus. */
export async function loadNavigation(
  context: Readonly<RouterContextProvider>,
): Promise<Result<readonly CategoryBranch[], GatewayError>> {
  const tree = await context.get(requestContext).gateways.catalogue.loadCategoryTree();
  if (!tree.ok) return tree;
  const { prefix } = readPageI18n(context);
  const toBranch = ({ name, slug, children }: CategoryNode): CategoryBranch => [
    name,
    `${prefix}/${slug}/`,
    children.map(toBranch),
  ];
  return ok(tree.value.map(toBranch));
}
