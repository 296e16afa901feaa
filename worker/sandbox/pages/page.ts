import { html, type Markup } from "./html";
import { stylesheet } from "./stylesheet";

export type PageOptions = {
  readonly title: string;
  readonly body: Markup;
  readonly status?: number;
  /** Where forms of the page may lead, beside the sandbox itself. */
  readonly formTarget?: string;
};

/** A whole page without scripts, under a policy that allows none. */
export async function toPage({ title, body, status = 200, formTarget = "" }: PageOptions): Promise<Response> {
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
      "content-security-policy": `default-src 'none'; style-src 'self'; form-action 'self' ${formTarget}; base-uri 'none'; frame-ancestors 'none'`,
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
