import { chromium } from "playwright";
import { brotliBytes } from "./page-weight.ts";

export type FirstViewWeight = { readonly javaScript: number; readonly css: number };

/** Brotli bytes of all scripts and style sheets that a browser loads for the first view of a page. */
export async function weighFirstView(url: string): Promise<FirstViewWeight> {
  const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const page = await browser.newPage();
    const bodies: Promise<{ kind: "script" | "stylesheet"; bytes: number }>[] = [];
    page.on("response", (response) => {
      const kind = response.request().resourceType();
      const isCode = kind === "script" || kind === "stylesheet";
      if (isCode) bodies.push(response.body().then((body) => ({ kind, bytes: brotliBytes(body) })));
    });
    await page.goto(url, { waitUntil: "networkidle" });
    const weights = await Promise.all(bodies);
    const sum = (wanted: string) =>
      weights.filter(({ kind }) => kind === wanted).reduce((total, { bytes }) => total + bytes, 0);
    return { javaScript: sum("script"), css: sum("stylesheet") };
  } finally {
    await browser.close();
  }
}
