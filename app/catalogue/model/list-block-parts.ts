import { toBlockPartKey } from "../../content/model/block-mark";
import type { ServedParts, TrackedPart } from "../../foundation/tracked-part";
import { type BlockPlace, createBlockLinks } from "./block-links";
import type { BlockPage, BlockView } from "./block-view";
import { type CardView, toListedProducts } from "./card-view";

/** Lists the tracked parts of a page of blocks: its markup has only their keys. */
export function listBlockParts(page: Pick<BlockPage, "blocks" | "findPath">, place: BlockPlace): ServedParts {
  const toHref = createBlockLinks(page, place);
  const parts = page.blocks.flatMap((view) =>
    toParts(view, toHref, place.prefix).map((part, at) => [toBlockPartKey(view, at), part] as const),
  );
  return { kind: "served", parts: Object.fromEntries(parts) };
}

/** Each part in the order of its block's elements. */
function toParts(view: BlockView, toHref: (href: string) => string, prefix: string): readonly TrackedPart[] {
  const toList = (name: string, href: string, cards: readonly CardView[] = []): TrackedPart => ({
    kind: "list",
    id: toListId(href) || view.slug,
    name,
    products: toListedProducts(cards, prefix),
  });
  switch (view.kind) {
    case "hero-banner":
      return [{ kind: "promotion", slot: "hero", name: view.content.title, href: toHref(view.content.href) }];
    case "campaign-banner":
      return [{ kind: "promotion", slot: "campaign", name: view.content.title, href: view.facts.href }];
    case "promo-banner":
      return [{ kind: "promotion", slot: "line", name: view.content.text, href: toHref(view.content.href) }];
    case "banner-boxes":
      return view.content.boxes.map(({ title, href }) => ({
        kind: "promotion",
        slot: "box",
        name: title,
        href: toHref(href),
      }));
    case "product-groups-slider":
      return view.content.groups.map(({ title, href }, at) =>
        toList(title, toHref(href), view.facts.rows[at]),
      );
    case "product-listing":
      return [toList(view.content.title, toHref(view.content.href), view.facts.cards)];
    case "product-zone":
      return [toList(view.content.title, view.facts.href, view.facts.cards)];
    default:
      return [];
  }
}

/** A row is named after the path of its link: `/gb/mixers/` is `gb-mixers`. */
function toListId(href: string): string {
  const { pathname } = new URL(href, "https://shop.invalid");
  return pathname.replaceAll("/", " ").trim().replaceAll(" ", "-");
}
