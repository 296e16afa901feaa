import { describe, expect, it } from "vitest";
import { openAsk } from "../../../scripts/crawl/ask.ts";
import { crawlShop } from "../../../scripts/crawl/crawl-shop.ts";
import { createFindForeign } from "../../../scripts/crawl/foreign-text.ts";
import { openShop } from "./open-shop.ts";
import { localeShops } from "./shop-screens.ts";

/** A sample of each kind of URL; `npm run crawl -- --all` crawls all shops. */
const pages = 60;
const { port } = openShop();
const findForeign = createFindForeign();

describe("a crawl from the start page", () => {
  it.each(["sk.localhost", "gr.localhost", "bg.localhost", "be.localhost"])(
    "of %s finds no broken link, no redirect, no missing file and no other language",
    async (hostname) => {
      const ask = openAsk(port, hostname);
      const languages = localeShops.filter((each) => each.hostname === hostname);
      const crawl = await crawlShop({ ask, host: `${hostname}:${port}`, languages }, { pages, findForeign });
      ask.close();
      expect(crawl.findings).toEqual([]);
      expect(crawl.pages).toBe(pages);
    },
  );
});
