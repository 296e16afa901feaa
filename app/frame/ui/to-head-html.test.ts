import { describe, expect, it } from "vitest";
import { toHeadHtml, toJsonLdHtml } from "./to-head-html";

const head = { fontRules: "", isLate: true, fonts: [], words: [], meta: [], alternates: [], jsonLd: [] };

describe("the head", () => {
  it("has nothing where there is nothing to say", () => expect(toHeadHtml(head)).toBe(""));

  it("says what the page is, and where it stands in other languages", () => {
    const html = toHeadHtml({
      ...head,
      fonts: ["/assets/a.woff2"],
      words: [{ domain: "cart", href: "/assets/cart.json", instead: ["/assets/b.json", "/assets/c.json"] }],
      canonical: "https://www.ironhall.be/a/?q=1&p=2",
      robots: "index, follow",
      meta: [
        { name: "description", content: "Scales" },
        { property: "og:type", content: "product" },
      ],
      alternates: [{ hreflang: "nl-BE", href: "https://www.ironhall.be/nl/a/" }],
    });
    expect(html).toContain(
      '<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="/assets/a.woff2">',
    );
    expect(html).toContain(
      '<meta name="words" content="/assets/cart.json" data-domain="cart" data-instead="/assets/b.json /assets/c.json">',
    );
    expect(html).toContain('<link rel="canonical" href="https://www.ironhall.be/a/?q=1&amp;p=2">');
    expect(html).toContain('<meta name="robots" content="index, follow">');
    expect(html).toContain('<meta name="description" content="Scales">');
    expect(html).toContain('<meta property="og:type" content="product">');
    expect(html).toContain('<link rel="alternate" hreflang="nl-BE" href="https://www.ironhall.be/nl/a/">');
  });

  it("says where words are that are needed later, and asks for none of them", () => {
    const words = [{ domain: "product", href: "/p.json", instead: [], isOnNeed: true }];
    expect(toHeadHtml({ ...head, words, isLate: false })).toBe(
      '<meta name="words" content="/p.json" data-domain="product" data-instead="" data-on-need>',
    );
  });

  it("asks for the words at once only where the scripts start at once", () => {
    const words = [{ domain: "cart", href: "/assets/cart.json", instead: [] }];
    const preload = '<link rel="preload" as="fetch" crossorigin="anonymous" href="/assets/cart.json">';
    expect(toHeadHtml({ ...head, words, isLate: false })).toContain(preload);
    expect(toHeadHtml({ ...head, words })).not.toContain("preload");
  });

  it("lets no text of the catalogue out of its attribute", () => {
    const html = toHeadHtml({
      ...head,
      meta: [{ name: "description", content: '"><script>alert(1)</script>&' }],
    });
    expect(html).toBe(
      '<meta name="description" content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;">',
    );
  });
});

describe("data of the page", () => {
  it("cannot be ended by a text in it", () => {
    const html = toJsonLdHtml([{ name: "</script><b>" }]);
    expect(html).toBe('<script type="application/ld+json">{"name":"\\u003c/script>\\u003cb>"}</script>');
  });
});
