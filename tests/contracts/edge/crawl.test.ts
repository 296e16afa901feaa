import { describe, expect, it } from "vitest";
import { openAsk } from "../../../scripts/crawl/ask.ts";
import { crawlShop } from "../../../scripts/crawl/crawl-shop.ts";
import { createFindForeign } from "../../../scripts/crawl/foreign-text.ts";
import { openShop } from "./open-shop.ts";
import { localeShops } from "./shop-screens.ts";

/** Of each kind of address some; `npm run crawl -- --all` goes further, through all shops. */
const pages = 60;
const { port } = openShop();
const findForeign = createFindForeign();

describe("whoever follows the links from the start page", () => {
  it.each(["sk.localhost", "gr.localhost", "bg.localhost", "be.localhost"])(
    "of %s finds no dead end, no detour, no missing file and no other language",
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
