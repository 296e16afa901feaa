import type { Block } from "../../content/model/block-shapes";
import { toInstant } from "../../content/model/to-instant";
import { toWorkingRows } from "../../content/operations/to-working-rows.server";
import { formatDateTime } from "../../i18n/formats";
import type { BlockView, CategoryTile } from "../model/block-view";
import { type Campaign, toCampaignTag } from "../model/campaign";
import type { CardView } from "../model/card-view";
import type { CategoryNode } from "../model/category";
import { defaultPicture } from "../model/default-picture";
import { dropSharedEnding } from "../model/drop-shared-ending";
import { fewestInRow } from "../model/fewest-in-row";
import type { LinkView } from "../model/link-view";
import type { PageI18n } from "./page-i18n.server";

/** The platform's data for all blocks of a page. */
export type BlockSources = {
  readonly i18n: PageI18n;
  readonly trees: Readonly<Record<"departments" | "industries", readonly CategoryNode[]>>;
  readonly findNode: (key: string) => CategoryNode | undefined;
  /** The store's campaign, while it is active. */
  readonly campaign: Campaign | null;
  readonly findCards: (
    row: { readonly tag: string } | { readonly categoryId: string },
  ) => readonly CardView[];
};

/** Adds a block's data; null when it has nothing to show now. */
export function fillBlock(block: Block, sources: BlockSources): BlockView | null {
  const { i18n } = sources;
  switch (block.kind) {
    case "campaign-banner":
      return fillCampaign(block, sources);
    case "category-boxes":
    case "category-cards":
    case "category-links": {
      const { from } = block.content;
      const categories = sources.trees[from].map((node) => toTile(node, from, i18n));
      return categories.length > 0 ? { ...block, facts: { categories } } : null;
    }
    case "countdown":
      return fillCountdown(block, sources);
    case "product-groups-slider":
      return fillGroups(block, sources);
    case "product-listing": {
      const cards = sources.findCards({ tag: block.content.tag });
      return cards.length >= fewestInRow ? { ...block, facts: { cards } } : null;
    }
    case "product-zone": {
      const node = sources.findNode(block.content.category);
      const cards = node ? sources.findCards({ categoryId: node.id }) : [];
      if (!node || cards.length < fewestInRow) return null;
      return { ...block, facts: { cards, href: toPath(node, i18n) } };
    }
    case "vertical-lander": {
      const node = sources.findNode(block.content.category);
      if (!node) return null;
      return { ...block, facts: { href: toPath(node, i18n), below: toLinks(node, i18n) } };
    }
    case "working-time":
      return { ...block, facts: { rows: toWorkingRows(block.content, toPlace(i18n)) } };
    default:
      return { ...block, facts: null };
  }
}

type Of<Kind extends Block["kind"]> = Extract<Block, { readonly kind: Kind }>;

/** Leaves out groups with fewer products than the minimum of a row, in content and rows alike. */
function fillGroups(block: Of<"product-groups-slider">, { findCards }: BlockSources): BlockView | null {
  const shown = block.content.groups
    .map((group) => ({ group, cards: findCards({ tag: group.tag }) }))
    .filter(({ cards }) => cards.length >= fewestInRow);
  if (shown.length === 0) return null;
  const groups = shown.map(({ group }) => group);
  return { ...block, content: { groups }, facts: { rows: shown.map(({ cards }) => cards) } };
}

function fillCampaign(block: Of<"campaign-banner">, { campaign, i18n }: BlockSources): BlockView | null {
  if (!campaign) return null;
  const search = new URLSearchParams({ tags: toCampaignTag(campaign) });
  return { ...block, facts: { href: `${i18n.prefix}/sales?${search}` } };
}

function fillCountdown(block: Of<"countdown">, { campaign, i18n }: BlockSources): BlockView | null {
  const { ends } = block.content;
  const isCampaign = ends === "campaign";
  const end = isCampaign ? campaign && new Date(campaign.endDate) : toInstant(ends, i18n.country.timeZone);
  if (!end || end.getTime() <= i18n.now.getTime()) return null;
  return { ...block, facts: { endsAt: end.toISOString(), until: toUntil(end, i18n) } };
}

function toUntil(end: Date, { translate, locale, country }: PageI18n): string {
  return translate("blocks.until", { moment: formatDateTime(end, locale, country.timeZone) });
}

function toPlace({ locale, country, now }: PageI18n) {
  return { locale, timeZone: country.timeZone, now };
}

function toPath({ slug }: Pick<CategoryNode, "slug">, { prefix }: PageI18n): string {
  return `${prefix}/${slug}/`;
}

function toLinks({ children }: CategoryNode, i18n: PageI18n): readonly LinkView[] {
  return children.map((child) => ({ text: child.name, href: toPath(child, i18n) }));
}

/** The categories of a trade, such as `Mixers for bakeries`, do not repeat its name below it. */
function toTile(node: CategoryNode, from: "departments" | "industries", i18n: PageI18n): CategoryTile {
  const below = toLinks(node, i18n);
  const names = below.map(({ text }) => text);
  const shown = from === "industries" ? dropSharedEnding(names) : names;
  return {
    name: node.name,
    href: toPath(node, i18n),
    picture: node.picture ?? defaultPicture,
    below: below.map((link, at) => ({ ...link, text: shown[at] ?? link.text })),
  };
}
