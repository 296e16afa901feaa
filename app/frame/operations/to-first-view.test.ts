import { describe, expect, it } from "vitest";
import { toFirstView } from "./to-first-view.server";

const sheets = {
  "/assets/shop.css": { text: ".é{}", classes: ["other", "used5"] },
  "/assets/listing.css": { text: ".list5{}", classes: ["list5"] },
};

const nonce = "0123";
const markup = '<meta name="description" content="Ζυγός">';
const css = "@font-face{src:url(/a.woff2)}";

const link = (href: string) => `<link nonce="${nonce}" rel="stylesheet" href="${href}#"/>`;
const preload = (href: string) => `<link rel="modulepreload" href="${href}" nonce="${nonce}"/>`;
const start = `<script nonce="${nonce}">start()</script>`;

/** A document as React and its router write it. */
const page = [
  '<!DOCTYPE html><html lang="el-GR"><head><title>Ζυγός</title>',
  preload("/assets/router.js"),
  preload("/assets/home.js"),
  link("/assets/shop.css"),
  link("/assets/listing.css"),
  link("/assets/unknown.css"),
  `</head><body class="used5">Ζυγός<script nonce="${nonce}" type="module" async="">import "/assets/home.js";</script>`,
].join("");

const late = { markup, css, nonce, startLate: "start()", scripts: ["/assets/product.js"] };

function shape(document: string, view: typeof late, used: readonly string[] = []): string {
  const parts = toFirstView(document, new Set(used), view, sheets);
  const bytes = parts.map((part) => (typeof part === "string" ? Buffer.from(part) : part));
  return Buffer.concat(bytes).toString("utf8");
}

describe("the first view of a page", () => {
  it("carries the styles that it uses, and names its scripts for later", () => {
    expect(shape(page, late)).toBe(
      [
        `<!DOCTYPE html><html lang="el-GR"><head>${markup}<title>Ζυγός</title>`,
        link("/assets/shop.css").replace("/>", ' media="not all" disabled="" data-in-page=""/>'),
        link("/assets/listing.css").replace("/>", ' media="not all" disabled=""/>'),
        link("/assets/unknown.css"),
        `<style nonce="${nonce}">.é{}${css}</style>${start}</head>`,
        `<body class="used5">Ζυγός<script nonce="${nonce}" type="text/plain"`,
        ' data-late="/assets/product.js /assets/router.js /assets/home.js">import "/assets/home.js";</script>',
      ].join(""),
    );
  });

  it("carries the styles of what does not stand in it yet", () => {
    const shaped = shape(page, late, ["/assets/listing.css"]);
    expect(shaped).toContain(`<style nonce="${nonce}">.é{}.list5{}${css}</style>`);
  });

  it("asks at once for the scripts and styles of a page that is the visitor's own", () => {
    const shaped = shape(page, { ...late, startLate: "" });
    expect(shaped).toBe(
      page
        .replace("<head>", `<head>${markup}`)
        .replace("</head>", `<style nonce="${nonce}">${css}</style></head>`),
    );
  });

  it("leaves a document without a head as it is", () => {
    expect(shape("plain text", late)).toBe("plain text");
  });
});
