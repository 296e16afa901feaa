import {
  any,
  array,
  define,
  enums,
  type Infer,
  integer,
  is,
  max,
  min,
  nonempty,
  object,
  optional,
  pattern,
  string,
  union,
} from "superstruct";
import { LinkTarget } from "./link-target";

const Text = nonempty(string());
const Picture = pattern(string(), /^\/pictures\/[\w-]+\.(?:svg|jpg|webp)$/);
const Icon = enums(["truck", "return", "shield", "document", "check", "search", "cart", "warning"]);
const Tag = enums(["bestseller", "new", "on-sale", "topRated", "bware"]);
const Tree = enums(["departments", "industries"]);
const CategoryKey = pattern(string(), /^[a-z\d-]+$/);
/** A local time of the country. */
const LocalTime = pattern(string(), /^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
const Clock = pattern(string(), /^\d\d:\d\d$/);
const Weekday = max(min(integer(), 1), 7);

const Point = object({ icon: Icon, title: Text, text: Text });
const Paragraph = union([
  object({ heading: Text }),
  object({ text: Text }),
  object({ list: array(Text) }),
  object({ link: Text, href: LinkTarget }),
]);
const ProductGroup = object({ title: Text, tag: Tag, more: Text, href: LinkTarget });

/** The stored content of each kind of block; texts may contain tokens such as `{{freeFrom}}`. */
export const blockShapes = {
  "banner-boxes": object({ boxes: array(object({ title: Text, picture: Picture, href: LinkTarget })) }),
  "blog-posts": object({
    title: Text,
    posts: array(object({ title: Text, teaser: Text, picture: Picture, link: Text, href: LinkTarget })),
  }),
  /** Shown while the store's campaign runs; its name is `{{campaign}}`, its button links to its products. */
  "campaign-banner": object({ title: Text, text: Text, button: Text, picture: Picture }),
  "category-boxes": object({ title: Text, from: Tree }),
  "category-cards": object({ title: Text, text: Text, from: Tree }),
  "category-links": object({ title: Text, from: Tree }),
  countdown: object({ title: Text, ends: union([enums(["campaign"]), LocalTime]) }),
  faq: object({ title: Text, questions: array(object({ question: Text, answer: Text })) }),
  "help-menu": object({ title: Text, topics: array(object({ icon: Icon, title: Text, href: LinkTarget })) }),
  "hero-banner": object({
    title: Text,
    text: Text,
    picture: Picture,
    button: Text,
    href: LinkTarget,
    second: optional(object({ link: Text, href: LinkTarget })),
  }),
  "marketing-cards": object({
    title: Text,
    cards: array(object({ title: Text, text: Text, picture: Picture, link: Text, href: LinkTarget })),
  }),
  /** Posts to the shop's sign-up; hidden when `action` is missing. */
  newsletter: object({ title: Text, text: Text, label: Text, button: Text, action: optional(LinkTarget) }),
  "notification-banner": object({
    kind: enums(["info", "ok", "warn", "bad"]),
    text: Text,
    link: optional(Text),
    href: optional(LinkTarget),
  }),
  "page-title": object({ title: Text, text: Text }),
  "product-groups-slider": object({ groups: array(ProductGroup) }),
  "product-listing": ProductGroup,
  "product-zone": object({ title: Text, text: Text, picture: Picture, category: CategoryKey, button: Text }),
  "promo-banner": object({ text: Text, link: Text, href: LinkTarget }),
  "promo-list": object({
    title: Text,
    banners: array(object({ title: Text, text: Text, href: LinkTarget })),
  }),
  "rich-text": object({ paragraphs: array(Paragraph) }),
  steps: object({ title: Text, steps: array(object({ title: Text, text: Text })) }),
  tabs: object({ title: Text, tabs: array(object({ title: Text, paragraphs: array(Paragraph) })) }),
  "trust-carousel": object({ title: Text, points: array(Point) }),
  "trusted-brands": object({ title: Text }),
  "trusted-payments": object({ title: Text, text: Text, methods: array(Text) }),
  "usp-section": object({ points: array(Point) }),
  "vertical-lander": object({
    title: Text,
    text: Text,
    picture: Picture,
    points: array(Text),
    category: CategoryKey,
    button: Text,
  }),
  "video-banner": object({ title: Text, text: Text, play: Text, poster: Picture, clip: Picture }),
  /** Hours in the team's time zone; the page converts them to the reader's. */
  "working-time": object({
    title: Text,
    text: Text,
    timeZone: Text,
    days: array(object({ from: Weekday, to: Weekday, opens: Clock, closes: Clock })),
  }),
} as const;

export type BlockKind = keyof typeof blockShapes;

/** The parsed content of each kind. */
export type BlockContents = { readonly [Kind in BlockKind]: Infer<(typeof blockShapes)[Kind]> };

/** One block of a page; for several kinds a union discriminated by `kind`. */
export type Block<Kind extends BlockKind = BlockKind> = {
  [Each in Kind]: { readonly kind: Each; readonly slug: string; readonly content: BlockContents[Each] };
}[Kind];

export const blockKinds: readonly string[] = Object.keys(blockShapes).sort();

function isBlockKind(name: string): name is BlockKind {
  return Object.hasOwn(blockShapes, name);
}

const Envelope = object({ kind: string(), slug: string(), content: any() });

/** A block whose content matches its kind; rejects unknown kinds. */
export const BlockStruct = define<Block>("block", (value) => {
  if (!is(value, Envelope) || !isBlockKind(value.kind)) return false;
  return blockShapes[value.kind].is(value.content);
});

/** Service hours of some days: `Monday – Thursday`, `08:00 – 16:30`. */
export type WorkingHoursRow = { readonly days: string; readonly hours: string };
