import type { RouterContextProvider } from "react-router";
import type { GatewayError } from "../../foundation/gateway-error";
import { ok, type Result } from "../../foundation/result";
import { formatNumber } from "../../i18n/formats";
import { requestContext } from "../../request/context";
import type { CategoryNode } from "../model/category";
import type { CategoryBranch } from "../model/category-branch";
import type { CategoryEntry } from "../model/category-entry";
import { defaultPicture } from "../model/default-picture";
import { readPageI18n } from "./page-i18n.server";

/** Levels with pictures: departments and groups. */
const pictureLevels = 2;

/** Loads all categories with their numbers of products; without numbers if the search fails. */
export async function loadCategoryOverview(
  context: Readonly<RouterContextProvider>,
): Promise<Result<readonly CategoryEntry[], GatewayError>> {
  const { catalogue, search } = context.get(requestContext).gateways;
  const [tree, counts] = await Promise.all([catalogue.loadCategoryTree(), search.countCategories()]);
  if (!tree.ok) return tree;
  const { prefix, locale } = readPageI18n(context);
  const toCount = (key: string) => (counts.ok ? formatNumber(counts.value.get(key) ?? 0, locale) : "");
  const toEntry = ({ key, name, slug, picture, children }: CategoryNode, level: number): CategoryEntry => ({
    name,
    href: `${prefix}/${slug}/`,
    count: toCount(key),
    picture: level < pictureLevels ? (picture ?? defaultPicture) : null,
    below: children.map((child) => toEntry(child, level + 1)),
  });
  return ok(tree.value.map((node) => toEntry(node, 0)));
}

/** Loads the whole category tree, reduced to the content of menus: pictures for departments and groups only. */
export async function loadNavigation(
  context: Readonly<RouterContextProvider>,
): Promise<Result<readonly CategoryBranch[], GatewayError>> {
  const tree = await context.get(requestContext).gateways.catalogue.loadCategoryTree();
  if (!tree.ok) return tree;
  const { prefix } = readPageI18n(context);
  const toBranch = ({ name, slug, children, picture }: CategoryNode, level: number): CategoryBranch => {
    const below = children.map((child) => toBranch(child, level + 1));
    const branch = [name, `${prefix}/${slug}/`, below] as const;
    return level < pictureLevels ? [...branch, picture ?? defaultPicture] : branch;
  };
  return ok(tree.value.map((node) => toBranch(node, 0)));
}
