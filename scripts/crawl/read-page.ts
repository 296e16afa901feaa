import { HTMLElement, NodeType, parse, TextNode } from "node-html-parser";

/** A text that a reader sees or hears, and its language according to the markup. */
export type PageText = { readonly text: string; readonly language: string };

export type ReadPage = {
  readonly language: string;
  readonly title: string;
  readonly robots: string;
  readonly canonical: string | null;
  /** hreflang to URL. */
  readonly alternates: ReadonlyMap<string, string>;
  /** URLs of links, as written. */
  readonly links: readonly string[];
  /** URLs of pictures, styles, scripts, fonts and clips. */
  readonly files: readonly string[];
  readonly ids: ReadonlySet<string>;
  readonly texts: readonly PageText[];
  /** schema.org objects, in order. */
  readonly jsonLd: readonly unknown[];
};

const fileAttributes = ["src", "poster", "data-src"];
const spokenAttributes = ["alt", "title", "aria-label", "placeholder"];
const silent = new Set(["SCRIPT", "STYLE", "TEMPLATE", "CODE"]);

/** Extracts a document's texts, links and metadata. */
export function readPage(html: string): ReadPage {
  const root = parse(html, { comment: false, blockTextElements: { script: true, style: true } });
  const attributeOf = (selector: string, name: string) => root.querySelector(selector)?.getAttribute(name);
  const language = attributeOf("html", "lang") ?? "";
  const body = root.querySelector("body");
  const elements = root.querySelectorAll("*");
  const listed = (name: string) => elements.flatMap((element) => element.getAttribute(name) ?? []);
  const files = fileAttributes.flatMap(listed);
  const sets = listed("srcset").flatMap((set) =>
    set.split(",").map((part) => part.trim().split(/\s+/)[0] ?? ""),
  );
  const linked = root
    .querySelectorAll("link")
    .filter((link) => /stylesheet|preload|icon|manifest/.test(link.getAttribute("rel") ?? ""))
    .flatMap((link) => link.getAttribute("href") ?? []);
  return {
    language,
    title: root.querySelector("title")?.text ?? "",
    robots: attributeOf('meta[name="robots"]', "content") ?? "",
    canonical: attributeOf('link[rel="canonical"]', "href") ?? null,
    alternates: new Map(
      root
        .querySelectorAll('link[rel="alternate"]')
        .map((link) => [link.getAttribute("hreflang") ?? "", link.getAttribute("href") ?? ""]),
    ),
    links: root.querySelectorAll("a[href], area[href]").map((link) => link.getAttribute("href") ?? ""),
    files: [...files, ...sets, ...linked].filter((file) => file && !/^(?:data|blob):/.test(file)),
    ids: new Set(listed("id")),
    texts: [
      { text: root.querySelector("title")?.text ?? "", language },
      ...(body ? listTexts(body, language) : []),
    ],
    jsonLd: root
      .querySelectorAll('script[type="application/ld+json"]')
      .flatMap((script) => JSON.parse(script.rawText)),
  };
}

function listTexts(element: HTMLElement, around: string): readonly PageText[] {
  if (silent.has(element.tagName)) return [];
  const language = element.getAttribute("lang") ?? around;
  const spoken = spokenAttributes.flatMap((name) => element.getAttribute(name) ?? []);
  const own = spoken.map((text) => ({ text: text.trim(), language }));
  const inner = element.childNodes.flatMap((node) => {
    if (node instanceof HTMLElement) return listTexts(node, language);
    if (node.nodeType !== NodeType.TEXT_NODE || !(node instanceof TextNode)) return [];
    const text = node.text.trim();
    return text ? [{ text, language }] : [];
  });
  return [...own, ...inner];
}
