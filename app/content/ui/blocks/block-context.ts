import { createContext } from "react";

/** What blocks need of the page that they stand on. */
export type BlockScope = {
  /** The address of a link of the content: `/sales` and `category:<key>` with the language's prefix. */
  readonly toHref: (href: string) => string;
  /** The shop's own, so that its whole address is no other site's. */
  readonly host?: string;
  /** Level of the page's own heading, and of the blocks' titles: lower where each block stands below its name. */
  readonly Top: "h1" | "h3";
  readonly Title: "h2" | "h3";
  /** On the living page of the design a block also shows what it cannot do yet, switched off. */
  readonly isOverview: boolean;
};

export const BlockContext = createContext<BlockScope>({
  toHref: (href) => href,
  Top: "h1",
  Title: "h2",
  isOverview: false,
});
