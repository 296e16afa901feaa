import { brotliCompressSync, constants } from "node:zlib";
import { chromium } from "playwright";
import { findBrowser } from "../house/ensure-browser.mjs";
import { startScripts } from "./browser/start-scripts.ts";

/** Returns the size after brotli at the highest level, as immutable assets are served. */
function brotliBytes(content: string | Uint8Array): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength;
}

const inlinedStyles = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/**
 * Bytes of a page as sent: `raw` and `brotli` with everything, `markup` without its inlined styles, which count as CSS.
 */
export type HtmlWeight = {
  readonly raw: number;
  readonly brotli: number;
  readonly markup: number;
  readonly hydrationShare: number;
};

/** Measures a page and the share of its markup that is React Router's hydration state. */
export function weighHtml(html: string): HtmlWeight {
  const markup = Buffer.byteLength(html.replaceAll(inlinedStyles, ""));
  const scripts = html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g);
  let state = 0;
  for (const [, body = ""] of scripts) {
    if (body.includes("__reactRouterContext")) state += Buffer.byteLength(body);
  }
  return { raw: Buffer.byteLength(html), brotli: brotliBytes(html), markup, hydrationShare: state / markup };
}

function inlinedStyleBytes(html: string): number {
  const styles = [...html.matchAll(inlinedStyles)].map(([, text = ""]) => text).join("");
  return styles === "" ? 0 : brotliBytes(styles);
}

export type FirstViewWeight = { readonly javaScript: number; readonly css: number };

/** Measures brotli bytes of all scripts and styles for the first view of a page, inlined ones too. */
export async function weighFirstView(url: string): Promise<FirstViewWeight> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const page = await browser.newPage();
    const bodies: Promise<{ kind: "script" | "stylesheet"; bytes: number }>[] = [];
    page.on("response", (response) => {
      const kind = response.request().resourceType();
      const isCode = kind === "script" || kind === "stylesheet";
      if (isCode) bodies.push(response.body().then((body) => ({ kind, bytes: brotliBytes(body) })));
    });
    const document = await page.goto(url, { waitUntil: "networkidle" });
    await startScripts(page);
    const weights = await Promise.all(bodies);
    const sum = (wanted: string) =>
      weights.filter(({ kind }) => kind === wanted).reduce((total, { bytes }) => total + bytes, 0);
    const inlined = inlinedStyleBytes((await document?.text()) ?? "");
    return { javaScript: sum("script"), css: sum("stylesheet") + inlined };
  } finally {
    await browser.close();
  }
}
