import { renderToStaticMarkup } from "react-dom/server.node";
import { describe, expect, it } from "vitest";
import type { DocumentHead } from "../model/document-head";
import { toJsonLdHtml } from "../operations/to-document-head.server";
import { DocumentHeadContext, DocumentHeadElements } from "./document-head";

const head = {
  fontRules: "",
  fallbackRules: "",
  isLate: true,
  messages: [],
  meta: [],
  alternates: [],
  jsonLd: [],
};

function render(value: DocumentHead | null): string {
  return renderToStaticMarkup(
    <DocumentHeadContext value={value}>
      <DocumentHeadElements />
    </DocumentHeadContext>,
  );
}

describe("the document's head", () => {
  it("is empty in the browser, and when the page has nothing for it", () => {
    expect(render(null)).toBe("");
    expect(render(head)).toBe("");
  });

  it("describes the page and links its other languages", () => {
    const html = render({
      ...head,
      messages: [
        { domain: "cart", href: "/assets/cart.json", instead: ["/assets/b.json", "/assets/c.json"] },
      ],
      canonical: "https://www.ironhall.be/a/?q=1&p=2",
      robots: "index, follow",
      meta: [
        { name: "description", content: "Scales" },
        { property: "og:type", content: "product" },
      ],
      alternates: [{ hreflang: "nl-BE", href: "https://www.ironhall.be/nl/a/" }],
    });
    for (const element of [
      '<meta name="words" content="/assets/cart.json" data-domain="cart" data-instead="/assets/b.json /assets/c.json"/>',
      '<link rel="canonical" href="https://www.ironhall.be/a/?q=1&amp;p=2"/>',
      '<meta name="robots" content="index, follow"/>',
      '<meta name="description" content="Scales"/>',
      '<meta property="og:type" content="product"/>',
      '<link rel="alternate" hrefLang="nl-BE" href="https://www.ironhall.be/nl/a/"/>',
    ])
      expect(html).toContain(element);
  });

  it("names messages that are needed later without requesting them", () => {
    const messages = [{ domain: "product", href: "/p.json", instead: [], isOnNeed: true }];
    const html = render({ ...head, messages, isLate: false });
    expect(html).toContain('data-on-need=""');
    expect(html).not.toContain("preload");
  });

  it("requests messages at once only where the scripts start at once", () => {
    const messages = [{ domain: "cart", href: "/assets/cart.json", instead: [] }];
    const preload = '<link rel="preload" as="fetch" crossorigin="anonymous" href="/assets/cart.json"/>';
    expect(render({ ...head, messages, isLate: false })).toContain(preload);
    expect(render({ ...head, messages })).not.toContain("preload");
  });
});

describe("structured data of the page", () => {
  it("cannot be closed by a text in it", () => {
    const html = toJsonLdHtml([{ name: "</script><b>" }]);
    expect(html).toBe('<script type="application/ld+json">{"name":"\\u003c/script>\\u003cb>"}</script>');
  });
});
