import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

type PageOptions = {
  readonly title: string;
  readonly body: Html;
  readonly nonce: string;
  readonly status?: number;
  /** Seconds until the page reloads itself. */
  readonly refreshSeconds?: number;
};

/** A whole page for operators: without scripts, never cached, under a policy that allows only its style. */
export async function toOperatorPage(options: PageOptions): Promise<Response> {
  const { title, body, nonce, status = 200, refreshSeconds } = options;
  const page = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${refreshSeconds ? html`<meta http-equiv="refresh" content="${refreshSeconds}">` : ""}
<title>${title}</title>
<style nonce="${nonce}">${raw(style)}</style>
</head>
<body>${body}</body>
</html>`;
  return new Response(String(page), {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex, nofollow",
      "Content-Security-Policy": `default-src 'none'; style-src 'nonce-${nonce}'; require-trusted-types-for 'script'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    },
  });
}

export type Column = { readonly title: string; readonly isText?: true };

/** A table that scrolls by itself if the page is too narrow; `rows` in the order of the columns. */
export function toTable(
  caption: string,
  columns: readonly Column[],
  rows: readonly (readonly (string | number | Html | null)[])[],
): Html {
  if (rows.length === 0) return html`<h2>${caption}</h2><p>Nothing in this time.</p>`;
  const kind = (at: number) => (columns[at]?.isText ? "text" : "figure");
  return html`<h2>${caption}</h2>
<div class="scroll" role="region" aria-label="${caption}" tabindex="0"><table>
<thead><tr>${columns.map(({ title }, at) => html`<th scope="col" class="${kind(at)}">${title}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map((cell, at) => (at === 0 ? html`<th scope="row">${cell ?? "–"}</th>` : html`<td class="${kind(at)}">${cell ?? "–"}</td>`))}</tr>`)}</tbody>
</table></div>`;
}

/** Plain, and clearly not the shop. */
const style = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #14181b; background: #eef1f4; }
body { margin: 0 auto; max-width: 70rem; padding: 16px; }
main { background: #fff; border: 1px solid #8a949e; border-radius: 6px; padding: 16px; }
h1 { margin: 0 0 8px; font-size: 1.5rem; }
h2 { margin: 32px 0 8px; font-size: 1.125rem; }
nav ul, .actions { display: flex; flex-wrap: wrap; gap: 8px; padding: 0; margin: 8px 0; list-style: none; }
nav a, button { display: inline-block; min-height: 44px; box-sizing: border-box; padding: 9px 16px; border: 1px solid #14181b; border-radius: 4px; background: #fff; color: #14181b; font: inherit; text-decoration: none; cursor: pointer; }
nav a[aria-current], button.main { background: #14181b; color: #fff; }
:focus-visible { outline: 3px solid #0b57d0; outline-offset: 2px; }
label { display: block; font-weight: 600; }
input { width: 100%; max-width: 32rem; min-height: 44px; box-sizing: border-box; padding: 8px; border: 1px solid #5a656f; border-radius: 4px; font: inherit; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 6px 12px 6px 0; border-bottom: 1px solid #c5ccd3; text-align: left; vertical-align: top; font-weight: 400; }
thead th { font-weight: 600; white-space: nowrap; }
.figure { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
@media (max-width: 30rem) { th, td { padding-right: 6px; font-size: .875rem; } }
.bad { color: #a3180c; font-weight: 600; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; font-size: .875rem; }
[role=alert], [role=status] { border-left: 4px solid #a3180c; padding: 4px 12px; }
[role=status] { border-color: #1a6b2f; }
`;
