import type { UIMatch } from "react-router";
import { createStore } from "../../foundation/store";

/** What the router shows; the tracking derives the page from it. */
export type RoutedPage = {
  /** With the language's prefix, without query. */
  readonly path: string;
  readonly search: string;
  /** The innermost route. */
  readonly match: UIMatch | undefined;
};

export const routedPage = createStore<RoutedPage | null>(null);
