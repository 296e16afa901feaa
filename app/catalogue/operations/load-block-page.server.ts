import type { RouterContextProvider } from "react-router";
import type { Block } from "../../content/model/block-shapes";
import { loadBlocks } from "../../content/operations/load-blocks.server";
import type { Result } from "../../foundation/result";
import type { ProductRow } from "../../gateways/commerce/catalogue-gateway";
import { requestContext } from "../../request/context";
import type { BlockPage } from "../model/block-view";
import { type Campaign, isActiveCampaign, toSpecimenCampaign } from "../model/campaign";
import type { CategoryNode } from "../model/category";
import { type BlockSources, fillBlock } from "./fill-block.server";
import { readPageI18n } from "./page-i18n.server";
import { toCardViews } from "./to-card-view.server";

type Context = Readonly<RouterContextProvider>;
type Tree = readonly CategoryNode[];

/** Cards of a row: the specification's slider shows six at most. */
const rowLength = 6;

/**
 * Loads a page of blocks by its name in the content store.
 * Omits blocks whose data cannot be loaded. An overview includes the blocks of the store's campaign even while it
 * does not run.
 */
export async function loadBlockPage(
  context: Context,
  page: string,
  { isOverview = false } = {},
): Promise<BlockPage> {
  return fillBlockPage(context, await loadBlocks(context, page), isOverview);
}

/** Loads the data of blocks. */
export async function fillBlockPage(
  context: Context,
  blocks: readonly Block[],
  isOverview = false,
): Promise<BlockPage> {
  const { catalogue } = context.get(requestContext).gateways;
  const i18n = readPageI18n(context);
  const [departments, industries, offers, settings] = await Promise.all([
    catalogue.loadCategoryTree(),
    catalogue.loadIndustries(),
    catalogue.loadShippingOffers(),
    catalogue.loadStoreSettings(),
  ]);
  const trees = { departments: orNone(departments), industries: orNone(industries) };
  const findNode = createNodeFinder(trees);
  const requested = blocks.flatMap((block) => listRows(block, findNode));
  const rows = orNone(await catalogue.loadProductRows(requested, rowLength));
  const campaign = settings.ok ? settings.value.campaign : null;
  const cardsOf = new Map(
    rows.map((cards, index) => [JSON.stringify(requested[index]), toCardViews(cards, orNone(offers), i18n)]),
  );
  const findCards: FindCards = (row) => cardsOf.get(JSON.stringify(row)) ?? none;
  const sources: BlockSources = {
    i18n,
    trees,
    findNode,
    campaign: chooseCampaign(campaign, i18n.now, isOverview),
    findCards: isOverview ? findCards : createUnseen(findCards),
  };
  return {
    blocks: blocks.map((block) => fillBlock(block, sources)).filter((view) => view !== null),
    findPath: (key) => toPath(findNode(key), i18n.prefix),
    hasQuickAdd: !i18n.country.restrictsQuickAdd,
  };
}

/** Creates a function that returns the path of a category by its key, for links in texts. */
export async function createPathFinder(context: Context): Promise<(key: string) => string | null> {
  const { catalogue } = context.get(requestContext).gateways;
  const [departments, industries] = await Promise.all([
    catalogue.loadCategoryTree(),
    catalogue.loadIndustries(),
  ]);
  const findNode = createNodeFinder({ departments: orNone(departments), industries: orNone(industries) });
  return (key) => toPath(findNode(key), readPageI18n(context).prefix);
}

function chooseCampaign(campaign: Campaign | null, now: Date, isOverview: boolean): Campaign | null {
  if (!campaign || isActiveCampaign(campaign, now)) return campaign;
  return isOverview ? toSpecimenCampaign(campaign, now) : null;
}

const none: readonly never[] = [];

function orNone<Value>(answer: Result<readonly Value[], unknown>): readonly Value[] {
  return answer.ok ? answer.value : none;
}

type FindCards = BlockSources["findCards"];

/** Leaves out cards of rows above, so that no product is on a page twice. */
function createUnseen(findCards: FindCards): FindCards {
  const seen = new Set<string>();
  return (row) => {
    const cards = findCards(row).filter(({ sku }) => !seen.has(sku));
    for (const { sku } of cards) seen.add(sku);
    return cards;
  };
}

type FindNode = BlockSources["findNode"];

/** Finds a department, or else an industry. */
function createNodeFinder({ departments, industries }: BlockSources["trees"]): FindNode {
  return (key) => findNode(departments, key) ?? findNode(industries, key);
}

function toPath(node: CategoryNode | undefined, prefix: string): string | null {
  return node ? `${prefix}/${node.slug}/` : null;
}

function findNode(tree: Tree, key: string): CategoryNode | undefined {
  for (const node of tree) {
    const found = node.key === key ? node : findNode(node.children, key);
    if (found) return found;
  }
  return undefined;
}

/** The product rows of a block. */
function listRows(block: Block, findNode: FindNode): readonly ProductRow[] {
  if (block.kind === "product-groups-slider") return block.content.groups.map(({ tag }) => ({ tag }));
  if (block.kind === "product-listing") return [{ tag: block.content.tag }];
  const node = block.kind === "product-zone" ? findNode(block.content.category) : undefined;
  return node ? [{ categoryId: node.id }] : [];
}
