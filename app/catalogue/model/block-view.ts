import type { BlockContents, BlockKind, WorkingHoursRow } from "../../content/model/block-shapes";
import type { CardView } from "./card-view";
import type { LinkView } from "./link-view";

/** A category in a block; `below` are its subcategories. */
export type CategoryTile = {
  readonly name: string;
  readonly href: string;
  readonly picture: string;
  readonly below: readonly LinkView[];
};

/** Formatted data that blocks display in addition to their content. */
type BlockFacts = {
  readonly "campaign-banner": { readonly href: string };
  readonly "category-boxes": { readonly categories: readonly CategoryTile[] };
  readonly "category-cards": { readonly categories: readonly CategoryTile[] };
  readonly "category-links": { readonly categories: readonly CategoryTile[] };
  /** The time in ISO 8601, and as text. */
  readonly countdown: { readonly endsAt: string; readonly until: string };
  /** One row of cards for each group. */
  readonly "product-groups-slider": { readonly rows: readonly (readonly CardView[])[] };
  readonly "product-listing": { readonly cards: readonly CardView[] };
  readonly "product-zone": { readonly cards: readonly CardView[]; readonly href: string };
  readonly "vertical-lander": { readonly href: string; readonly below: readonly LinkView[] };
  /** In the time zone of the shop's country. */
  readonly "working-time": { readonly rows: readonly WorkingHoursRow[] };
};

type FactsOf<Kind extends BlockKind> = Kind extends keyof BlockFacts ? BlockFacts[Kind] : null;

/** A block with its data; a union discriminated by `kind`. */
export type BlockView<Kind extends BlockKind = BlockKind> = {
  [Each in Kind]: {
    readonly kind: Each;
    readonly slug: string;
    readonly content: BlockContents[Each];
    readonly facts: FactsOf<Each>;
  };
}[Kind];

/** A page of blocks with their data. */
export type BlockPage = {
  readonly blocks: readonly BlockView[];
  /** Returns the path of a category by its key, as links of blocks name it; null if unknown. */
  readonly findPath: (key: string) => string | null;
  /** Cards have a button that adds to the cart. */
  readonly hasQuickAdd: boolean;
};

/** The id of a block's heading in the design overview. */
export function toBlockId({ kind, slug }: Pick<BlockView, "kind" | "slug">): string {
  return `${kind}-${slug}`;
}
