import type { RouterContextProvider } from "react-router";
import { toLocaleVariant } from "../../countries/model/locale";
import { requestContext } from "../../request/context";
import { type Block, blockShapes } from "../model/block-shapes";
import { Composition } from "../model/find-content-problem";
import { createContentLoader } from "./create-content-loader.server";

type Context = Readonly<RouterContextProvider>;

const loadComposition = createContentLoader("composition", Composition);

const loadBanner = createContentLoader("promo-banner", blockShapes["promo-banner"]);

const loaders = new Map(
  Object.entries(blockShapes).map(([kind, shape]) => [kind, createContentLoader<unknown>(kind, shape)]),
);

/** Loads the blocks of a page in its locale. Logs missing or malformed ones as invalid and leaves them out. */
export async function loadBlocks(context: Context, page: string): Promise<readonly Block[]> {
  const composition = await loadComposition(context, page);
  if (!composition) warnOfKey(context, "composition", page);
  return loadNamedBlocks(context, composition?.content.blocks ?? []);
}

/** Loads blocks by kind and slug, in this order. */
export async function loadNamedBlocks(
  context: Context,
  names: readonly (readonly [kind: string, slug: string])[],
): Promise<readonly Block[]> {
  const blocks = await Promise.all(names.map(([kind, slug]) => loadBlock(context, kind, slug)));
  return blocks.filter((block) => block !== null);
}

/** Loads `public/content/promo-banner/header.<locale>.json`; null when it is missing or unreadable. */
export async function loadPromoBanner(context: Context) {
  return (await loadBanner(context, "header"))?.content ?? null;
}

async function loadBlock(context: Context, kind: string, slug: string): Promise<Block | null> {
  const content = (await loaders.get(kind)?.(context, slug))?.content;
  // The kind's loader has validated the content by its shape.
  if (content) return { kind, slug, content } as Block;
  warnOfKey(context, kind, slug);
  return null;
}

function warnOfKey(context: Context, component: string, slug: string): void {
  const variant = toLocaleVariant(context.get(requestContext).locale);
  context.get(requestContext).log.warn("content-key-invalid", { component, slug, variant });
}
