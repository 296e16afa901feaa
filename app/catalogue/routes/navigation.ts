import type { CategoryBranch } from "../model/category-branch";
import { loadNavigation } from "../operations/load-navigation.server";
import type { Route } from "./+types/navigation";

/** The category tree for the navigation panel, read when it is first opened; null when the platform does not answer. */
export async function loader({ context }: Route.LoaderArgs): Promise<readonly CategoryBranch[] | null> {
  const tree = await loadNavigation(context);
  return tree.ok ? tree.value : null;
}
