import type { RouterContextProvider } from "react-router";
import type { Block } from "../../content/model/block-shapes";
import { loadBlocks } from "../../content/operations/load-blocks.server";
import { createDerivedMemo } from "../../foundation/derived-memo";
import type { Result } from "../../foundation/result";
import type { ProductRow } from "../../gateways/commerce/catalogue-gateway";
import { gatewaysContext } from "../../request/context";
import type { BlockPage } from "../model/block-view";
import { type Campaign, isActiveCampaign, toSpecimenCampaign } from "../model/campaign";
import type { CategoryNode } from "../model/category";
import { type BlockSources, fillBlock } from "./fill-block.server";
import { readPageWords } from "./page-words.server";
import { toCardViews } from "./to-card-view.server";

type Context = Readonly<RouterContextProvider>;
type Tree = readonly CategoryNode[];

/** Cards of a row: the specification's slider shows six at most. */
const rowLength = 6;

/**
 * A page of blocks by its name in the content store. What the platform does not answer is left out; an overview shows
 * the blocks of the store's campaign also while it does not run.
 */
export async function loadBlockPage(
  context: Context,
  page: string,
  { isOverview = false } = {},
): Promise<BlockPage> {
  const { catalogue } = context.get(gatewaysContext);
  const words = readPageWords(context);
  const [blocks, departments, industries, offers, settings] = await Promise.all([
    loadBlocks(context, page),
    catalogue.loadCategoryTree(),
    catalogue.loadIndustries(),
    catalogue.loadShippingOffers(),
    catalogue.loadStoreSettings(),
  ]);
  const trees = { departments: orNone(departments), industries: orNone(industries) };
  const nodes = new Map([...nodesOf(trees.industries), ...nodesOf(trees.departments)]);
  const asked = blocks.flatMap((block) => listRows(block, nodes));
  const rows = await catalogue.loadProductRows(asked, rowLength);
  const cardsOf = new Map(
    orNone(rows).map((cards, index) => [
      JSON.stringify(asked[index]),
      toCardViews(cards, orNone(offers), words),
    ]),
  );
  const campaign = settings.ok ? settings.value.campaign : null;
  const sources: BlockSources = {
    words,
    trees,
    nodes,
    campaign: chooseCampaign(campaign, words.now, isOverview),
    findCards: (row) => cardsOf.get(JSON.stringify(row)) ?? [],
  };
  return {
    blocks: blocks.map((block) => fillBlock(block, sources)).filter((view) => view !== null),
    paths: new Map([...nodes].map(([key, { slug }]) => [key, `${words.prefix}/${slug}/`])),
    hasQuickAdd: !words.country.restrictsQuickAdd,
  };
}

function chooseCampaign(campaign: Campaign | null, now: Date, isOverview: boolean): Campaign | null {
  if (!campaign || isActiveCampaign(campaign, now)) return campaign;
  return isOverview ? toSpecimenCampaign(campaign, now) : null;
}

function orNone<Value>(answer: Result<readonly Value[], unknown>): readonly Value[] {
  return answer.ok ? answer.value : [];
}

const byKey = createDerivedMemo<Tree, ReadonlyMap<string, CategoryNode>>();

/** All categories of a tree by their keys; trees are remembered, so it is made once for each. */
function nodesOf(tree: Tree): ReadonlyMap<string, CategoryNode> {
  return byKey(tree, "", () => new Map(listNodes(tree).map((node) => [node.key, node])));
}

function listNodes(tree: Tree): readonly CategoryNode[] {
  return tree.flatMap((node) => [node, ...listNodes(node.children)]);
}

/** The products that a block asks for. */
function listRows(block: Block, nodes: ReadonlyMap<string, CategoryNode>): readonly ProductRow[] {
  if (block.kind === "product-groups-slider") return block.content.groups.map(({ tag }) => ({ tag }));
  if (block.kind === "product-listing") return [{ tag: block.content.tag }];
  const node = block.kind === "product-zone" ? nodes.get(block.content.category) : undefined;
  return node ? [{ categoryId: node.id }] : [];
}
