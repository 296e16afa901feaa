import type { BlockContents, BlockKind } from "../../content/model/block-shapes";
import type { CardView } from "./card-view";
import type { LinkView } from "./listing-view";

/** A category as blocks show it; `below` are its own categories. */
export type CategoryTile = {
  readonly name: string;
  readonly href: string;
  readonly picture: string;
  readonly below: readonly LinkView[];
};

/** What blocks show besides their content, all of it ready to show. */
type BlockFacts = {
  readonly "campaign-banner": { readonly href: string };
  readonly "category-boxes": { readonly categories: readonly CategoryTile[] };
  readonly "category-cards": { readonly categories: readonly CategoryTile[] };
  readonly "category-links": { readonly categories: readonly CategoryTile[] };
  /** The moment in ISO 8601, and in words. */
  readonly countdown: { readonly endsAt: string; readonly until: string };
  /** The rows, one a group. */
  readonly "product-groups-slider": { readonly rows: readonly (readonly CardView[])[] };
  readonly "product-listing": { readonly cards: readonly CardView[] };
  readonly "product-zone": { readonly cards: readonly CardView[]; readonly href: string };
  readonly "vertical-lander": { readonly href: string; readonly below: readonly LinkView[] };
  /** Days and hours by the clocks of the shop's country. */
  readonly "working-time": { readonly rows: readonly (readonly [days: string, hours: string])[] };
};

type FactsOf<Kind extends BlockKind> = Kind extends keyof BlockFacts ? BlockFacts[Kind] : null;

/** A block that is ready to show; of several kinds a union that `kind` tells apart. */
export type BlockView<Kind extends BlockKind = BlockKind> = {
  [Each in Kind]: {
    readonly kind: Each;
    readonly slug: string;
    readonly content: BlockContents[Each];
    readonly facts: FactsOf<Each>;
  };
}[Kind];

/** A page of blocks, ready to show. */
export type BlockPage = {
  readonly blocks: readonly BlockView[];
  /** The path of a category, or null; links of blocks name categories by their keys. */
  readonly findPath: (key: string) => string | null;
  /** Products may be put into the cart from their cards. */
  readonly hasQuickAdd: boolean;
};
