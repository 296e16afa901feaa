import { html, type Markup } from "../markup.ts";

export interface PageOptions {
  readonly title: string;
  readonly body: Markup;
  readonly status?: number;
  /** Path of the navigation's current part. */
  readonly part?: string;
  /** The page's one script, if any; the nonce is for the styles that it adds. */
  readonly script?: { readonly address: string; readonly nonce: string };
}

const parts = [
  ["/", "Overview"],
  ["/operator/products", "Products"],
  ["/operator/carts", "Carts"],
  ["/operator/orders", "Orders"],
  ["/operator/messages", "Messages"],
  ["/operator/schema", "Schema"],
  ["/graphiql", "Explorer"],
] as const;

/**
 * Only the pages' own style and fonts; forms lead back to the pages. A page with a script may fetch from the platform,
 * and draw the editor's underlines.
 */
function toPolicy(script: PageOptions["script"]): string {
  const styles = script ? `style-src 'self' 'nonce-${script.nonce}'` : "style-src 'self'";
  const scripts = script ? "; script-src 'self'; connect-src 'self'; img-src data:" : "";
  return `default-src 'none'; ${styles}${scripts}; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
}

/** A whole page. */
export function toPage({ title, body, status = 200, part = "", script }: PageOptions): Response {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Platform</title>
<link rel="stylesheet" href="/operator/assets/operator.css">
${script ? html`<script type="module" src="${script.address}"></script>` : ""}
</head>
<body>
<a class="skip" href="#content">To the content</a>
<header><div class="head"><a class="name" href="/">Ironhall <span>Platform</span></a>
<nav aria-label="Parts">${parts.map(([address, name]) => html`<a href="${address}"${address === part ? html` aria-current="page"` : ""}>${name}</a>`)}</nav></div></header>
<main id="content" tabindex="-1">${body}</main>
<footer><p>For development and preview. The pages read and never write, and show no names, addresses or e-mail addresses; the explorer does what its token may. Times are UTC.</p></footer>
</body>
</html>`;
  return new Response(page.text, { status, headers: toPageHeaders(toPolicy(script)) });
}

/** Headers of every page here: never cached, never framed, never sniffed. */
function toPageHeaders(contentPolicy: string): Record<string, string> {
  return {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": contentPolicy,
    "cross-origin-opener-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
  };
}

export function toNotFoundPage(): Response {
  const body = html`<h1>Nothing here</h1><p>There is no such page, or what it showed is gone.</p>`;
  return toPage({ title: "Nothing here", status: 404, body });
}
