import { fromHtml } from "hast-util-from-html";
import { select } from "hast-util-select";
import { toMdast } from "hast-util-to-mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";

type Markdown = ReturnType<typeof toMdast>;
type Root = ReturnType<typeof fromHtml>;
type Node = Root["children"][number];
type Element = Extract<Node, { type: "element" }>;

/** Elements without a text of their own: controls, pictures, and what only a browser uses. */
const silent = new Set([
  "button",
  "dialog",
  "form",
  "iframe",
  "img",
  "input",
  "link",
  "meta",
  "noscript",
  "picture",
  "script",
  "select",
  "style",
  "svg",
  "template",
  "video",
]);

/** A browser separates them by margins; in a text they need a space. */
const separated = new Set(["a", "b", "i", "small", "strong"]);

const untrusted = "Untrusted text of a shopper:";

/**
 * Writes the main part of a page as Markdown (GFM), with absolute links; those within the page are their text. Texts of
 * shoppers (`data-shopper-text`) are quotations that are announced as untrusted, so that an agent does not take them for
 * the shop's.
 */
export function toMarkdownPage(html: string, url: URL): string {
  const main = select("main", fromHtml(html));
  const children = toReadableChildren(main?.children ?? [], url);
  const tree = toMdast({ type: "root", children: [...children] });
  closeLists(tree);
  return toMarkdown(tree, { extensions: [gfmToMarkdown()], bullet: "-" });
}

function toReadableChildren(nodes: readonly Node[], url: URL): Element["children"] {
  return nodes.flatMap((node, index) => {
    const readable = toReadable(node, url);
    const isSeparated = node.type === "element" && separated.has(node.tagName);
    return isSeparated && beginsWord(nodes[index + 1])
      ? [...readable, { type: "text", value: " " } as const]
      : readable;
  });
}

function beginsWord(node: Node | undefined): boolean {
  return node?.type === "element" || (node?.type === "text" && /^[\p{L}\p{N}(]/u.test(node.value));
}

function toReadable(node: Node, url: URL): Element["children"] {
  if (node.type === "text") return [node];
  if (node.type !== "element") return [];
  const { tagName, properties } = node;
  if (silent.has(tagName) || properties.hidden || properties.ariaHidden === "true") return [];
  const children = toReadableChildren(node.children, url);
  if (properties.dataShopperText !== undefined) return [toQuotation(children)];
  if ((tagName === "a" || tagName === "li") && !hasText(children)) return [];
  if (tagName !== "a") return [{ ...node, children }];
  const href = String(properties.href ?? "");
  const target = href.startsWith("#") ? null : URL.parse(href, url.href);
  return target ? [{ ...node, children, properties: { href: target.href } }] : children;
}

function hasText(nodes: Element["children"]): boolean {
  return nodes.some((node) =>
    node.type === "text" ? node.value.trim() !== "" : node.type === "element" && hasText(node.children),
  );
}

function toQuotation(children: Element["children"]): Element {
  const label: Element = {
    type: "element",
    tagName: "p",
    properties: {},
    children: [{ type: "text", value: untrusted }],
  };
  return { type: "element", tagName: "blockquote", properties: {}, children: [label, ...children] };
}

/** Writes lists without empty lines between their items. */
function closeLists(node: Markdown): void {
  if (node.type === "list" || node.type === "listItem") node.spread = false;
  if ("children" in node) for (const child of node.children) closeLists(child);
}
