import { html, type Markup } from "./html";

type PageOptions = {
  readonly title: string;
  readonly body: Markup;
  readonly status?: number;
  /** Where forms of the page may lead, besides the sandbox itself. */
  readonly formTarget?: string;
  /** Sources of the page's frames. */
  readonly frames?: string;
};

/** A whole page without scripts, under a policy that allows none. */
export async function toPage({
  title,
  body,
  status = 200,
  formTarget = "",
  frames = "'none'",
}: PageOptions): Promise<Response> {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/sandbox.css">
</head>
<body>${body}</body>
</html>`;
  return new Response(page.text, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": `default-src 'none'; style-src 'self'; form-action 'self' ${formTarget}; frame-src ${frames}; base-uri 'none'; frame-ancestors 'none'`,
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    },
  });
}

export function answerStylesheet(): Response {
  return new Response(stylesheet, {
    headers: { "content-type": "text/css; charset=utf-8", "cache-control": "public, max-age=300" },
  });
}

/** The styles of the sandbox's pages: plain, and clearly not the shop. */
const stylesheet = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #14181b; background: #eef1f4; }
body { margin: 0 auto; max-width: 60rem; padding: 24px 16px; }
main { background: #fff; border: 1px solid #c5ccd3; border-radius: 6px; padding: 24px; }
main.narrow { max-width: 28rem; margin: 0 auto; }
h1 { margin: 0 0 8px; font-size: 1.5rem; }
h2 { margin: 32px 0 8px; font-size: 1.125rem; }
.amount { font-size: 1.75rem; font-variant-numeric: tabular-nums; margin: 8px 0 16px; }
.notice { background: #fdf3d7; border-left: 4px solid #b7791f; padding: 8px 12px; }
label { display: block; font-weight: 600; margin-top: 16px; }
input, select, textarea { font: inherit; width: 100%; box-sizing: border-box; padding: 10px 12px; border: 1px solid #6b7780; border-radius: 4px; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; }
button { font: inherit; font-weight: 600; padding: 12px 20px; border-radius: 4px; border: 1px solid #1d4f7c; background: #1d4f7c; color: #fff; cursor: pointer; }
button.quiet { background: #fff; color: #1d4f7c; }
button:focus-visible, input:focus-visible, select:focus-visible, a:focus-visible, .scroll:focus-visible { outline: 3px solid #c2410c; outline-offset: 2px; }
.code svg { width: 12rem; height: 12rem; }
.plain { list-style: none; padding: 0; display: grid; gap: 12px; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: 0.8125rem; }
.actions { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 24px; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: 8px 12px 8px 0; border-bottom: 1px solid #dde2e7; }
.scroll { overflow-x: auto; }
.mail { width: 100%; height: 40rem; border: 1px solid #c5ccd3; }
pre { overflow-x: auto; white-space: pre-wrap; }
`;
