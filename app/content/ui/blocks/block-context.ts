import { createContext } from "react";

/** What blocks need to know of their page. */
export type BlockScope = {
  /** Resolves a link of the content to a URL: `/sales` and `category:<key>` with the language's prefix. */
  readonly toHref: (href: string) => string;
  /** The shop's own host, so that its absolute URLs count as internal. */
  readonly host?: string;
  /** Level of the page's own heading, and of the blocks' titles: lower if each block is below its name. */
  readonly Top: "h1" | "h3";
  readonly Title: "h2" | "h3";
  /** The design overview also shows features that do not work yet, disabled. */
  readonly isOverview: boolean;
};

export const BlockContext = createContext<BlockScope>({
  toHref: (href) => href,
  Top: "h1",
  Title: "h2",
  isOverview: false,
});
