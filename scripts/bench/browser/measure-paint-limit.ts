import { findFreePort } from "../../serve/find-free-port.ts";
import { median } from "../percentile.ts";
import { type ShownPicture, toLimitUrl } from "./limit-document.ts";
import { openBrowser } from "./open-browser.ts";
import { runLighthouse } from "./run-lighthouse.ts";
import { phone } from "./slow-phone.ts";

const largestPaint = "largest-contentful-paint";

/**
 * Returns a function that measures the limit of a page's largest contentful paint, in milliseconds: that of a static
 * document with the page's largest visible picture, from the same server, with the same settings of Lighthouse; median
 * of the runs. Pages that show the same picture at the same size have the same limit, which is measured once.
 */
export function createPaintLimit(runs: number): (pageUrl: string) => Promise<number> {
  const known = new Map<string, Promise<number>>();
  return async (pageUrl) => {
    const picture = await findLargestPicture(pageUrl);
    const key = JSON.stringify(picture);
    const limit = known.get(key) ?? auditLimit(pageUrl, picture, runs);
    known.set(key, limit);
    return limit;
  };
}

async function auditLimit(pageUrl: string, picture: ShownPicture, runs: number): Promise<number> {
  const url = toLimitUrl(pageUrl, picture);
  const paints: number[] = [];
  for (let run = 1; run <= runs; run += 1) {
    const { lhr } = await runLighthouse(url, { audits: [largestPaint] });
    paints.push(lhr.audits[largestPaint]?.numericValue ?? Number.NaN);
  }
  console.log(`${pageUrl}  limit, ${picture.path}  ${paints.join(" ")}`);
  return median(paints);
}

async function findLargestPicture(pageUrl: string): Promise<ShownPicture> {
  const { browser } = await openBrowser(await findFreePort());
  try {
    const page = await browser.newPage(phone);
    await page.goto(pageUrl, { waitUntil: "load" });
    const picture = await page.evaluate(readLargestPicture);
    if (!picture) throw new Error(`${pageUrl} shows no picture in its first view`);
    return picture;
  } finally {
    await browser.close();
  }
}

/** Runs in the page: returns the picture that covers most of the window. */
function readLargestPicture(): ShownPicture | null {
  const toVisibleArea = ({ left, right, top, bottom }: DOMRect) =>
    Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0)) *
    Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
  const pictures = [...document.images].map((image) => {
    const box = image.getBoundingClientRect();
    const { pathname, search } = new URL(image.currentSrc || location.href);
    const shown = { path: pathname + search, width: Math.round(box.width), height: Math.round(box.height) };
    return { shown, area: image.complete ? toVisibleArea(box) : 0 };
  });
  const largest = pictures.toSorted((left, right) => right.area - left.area)[0];
  return largest && largest.area > 0 ? largest.shown : null;
}
