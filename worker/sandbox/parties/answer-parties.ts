import type { IRequest } from "itty-router";
import { html } from "../pages/html";
import marketing from "./client/marketing.js?raw";
import survey from "./client/survey.js?raw";
import tags from "./client/tags.js?raw";

const scripts = {
  "/tags/gtm.js": tags,
  "/marketing/sdk.js": marketing,
  "/survey/platform.js": survey,
} as const;

/** The scripts that a shop loads after consent: tag manager, marketing, survey. */
export function answerPartyScript(request: IRequest): Response {
  const { pathname } = new URL(request.url);
  const script = Object.entries(scripts).find(([path]) => path === pathname)?.[1];
  return new Response(`(() => {\n${script ?? ""}\n})();\n`, {
    status: script === undefined ? 404 : 200,
    headers: { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-store" },
  });
}

/** Receives those scripts' reports, which are in the service's journal. */
export function receiveReport(): Response {
  return new Response(null, { status: 204 });
}

const scores = { widget: "4.7 ★★★★★ · 2,318", badge: "✔ 4.7 / 5" } as const;

/** `GET /ratings/widget`, `GET /ratings/badge`: pages that a shop shows in a frame. */
export function showRatings(request: IRequest): Response {
  const { pathname, searchParams } = new URL(request.url);
  const kind = pathname.endsWith("/badge") ? "badge" : "widget";
  const language = /^[a-z]{2}$/.exec(searchParams.get("language") ?? "")?.[0] ?? "en";
  const page = html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>Sandbox ratings</title>
<style>html { color-scheme: light; background: #fff; color: #14181b; font: 600 13px/1.2 system-ui, sans-serif } body { margin: 0; display: grid; place-items: center; height: 100vh; white-space: nowrap } small { color: #5a656f; font-weight: 400 }</style>
</head><body><div>${scores[kind]} <small>${language.toUpperCase()}</small></div></body></html>`;
  return new Response(page.text, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
    },
  });
}
