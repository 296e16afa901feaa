import { brotliCompressSync, constants } from "node:zlib";
import { chromium } from "playwright";
import { findBrowser } from "../house/ensure-browser.mjs";

/** Bytes after brotli at the highest level, as immutable assets are served. */
function brotliBytes(content: string | Uint8Array): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength;
}

export type HtmlWeight = { readonly raw: number; readonly brotli: number; readonly hydrationShare: number };

/** The weight of a page and the share of it that is React Router's hydration state. */
export function weighHtml(html: string): HtmlWeight {
  const raw = Buffer.byteLength(html);
  const scripts = html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g);
  let state = 0;
  for (const [, body = ""] of scripts) {
    if (body.includes("__reactRouterContext")) state += Buffer.byteLength(body);
  }
  return { raw, brotli: brotliBytes(html), hydrationShare: state / raw };
}

export type FirstViewWeight = { readonly javaScript: number; readonly css: number };

/** Brotli bytes of all scripts and style sheets that a browser loads for the first view of a page. */
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
    await page.goto(url, { waitUntil: "networkidle" });
    // Scripts wait for a sign of somebody.
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    await page.waitForLoadState("networkidle");
    const weights = await Promise.all(bodies);
    const sum = (wanted: string) =>
      weights.filter(({ kind }) => kind === wanted).reduce((total, { bytes }) => total + bytes, 0);
    return { javaScript: sum("script"), css: sum("stylesheet") };
  } finally {
    await browser.close();
  }
}
