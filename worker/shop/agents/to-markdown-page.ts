import { fromHtml } from "hast-util-from-html";
import { select } from "hast-util-select";
import { toMdast } from "hast-util-to-mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";

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

const untrusted = "Untrusted text of a shopper:";

/**
 * Writes the main part of a page as Markdown (GFM), with absolute links. Texts of shoppers (`data-shopper-text`) are
 * quotations that are announced as untrusted, so that an agent does not take them for the shop's.
 */
export function toMarkdownPage(html: string, url: URL): string {
  const main = select("main", fromHtml(html));
  const children = (main?.children ?? []).flatMap((node) => toReadable(node, url));
  const tree = toMdast({ type: "root", children });
  return toMarkdown(tree, { extensions: [gfmToMarkdown()], bullet: "-" });
}

function toReadable(node: Node, url: URL): readonly Node[] {
  if (node.type !== "element") return node.type === "text" ? [node] : [];
  const { tagName, properties } = node;
  if (silent.has(tagName) || properties.hidden || properties.ariaHidden === "true") return [];
  const children = node.children.flatMap((child) => toReadable(child, url)) as Element["children"];
  if (properties.dataShopperText !== undefined) return [toQuotation(children)];
  if (tagName !== "a") return [{ ...node, children }];
  const target = URL.parse(String(properties.href ?? ""), url.href);
  return target ? [{ ...node, children, properties: { href: target.href } }] : children;
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
