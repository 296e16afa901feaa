import { expect, type Page, test } from "playwright/test";
import { Guest } from "../support/guest.ts";
import { shops, urlOf } from "../support/shops.ts";
import { watchHydration } from "../support/watch-hydration.ts";

const shop = shops.GB;
const listing = urlOf(shop, "/sales");

/** Collects the directives that a page's documents violate. */
async function watchViolations(page: Page): Promise<readonly string[]> {
  const violated: string[] = [];
  await page.exposeFunction("noteViolation", (directive: string) => void violated.push(directive));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective }) =>
      Reflect.get(window, "noteViolation")(effectiveDirective),
    );
  });
  return violated;
}

/** Returns a page once the page cache has it: then hashes allow its scripts. */
async function readCached(path: string) {
  const guest = new Guest(Number(process.env.IRONHALL_PORT), `${shop.country}.localhost`);
  const readStatus = async () => (await guest.get(path)).headers["cache-status"];
  await expect.poll(readStatus).toBe("shop; hit");
  return guest.get(path);
}

/** What a hole in the escaping of a review would let an attacker write. */
const attacks = `<script>injected = "inline"</script>
<script type="module">injected = "module"</script>
<script nonce="">injected = "nonce"</script>
<script src="/injected.js"></script>
<img src="/nowhere.png" alt="" onerror="injected = 'handler'">
<svg><script>injected = "svg"</script></svg>
<iframe srcdoc="<script>parent.injected = 'frame'</script>"></iframe>
<style>body { display: none }</style>`;

test("a cached page runs its own scripts, and nothing that was injected", async ({ page }) => {
  const { text, headers } = await readCached("/sales");
  const policy = String(headers["content-security-policy"]);
  expect(policy).toMatch(/script-src 'sha256-/);
  const violated = await watchViolations(page);
  await page.route("**/injected.js", (route) => route.fulfill({ body: 'injected = "file"' }));
  await page.route(listing, (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      headers: { "content-security-policy": policy },
      body: text.replace(/<main[^>]*>/, (main) => main + attacks),
    }),
  );
  const waitForScripts = await watchHydration(page);
  await page.goto(listing);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await waitForScripts();
  expect(await page.evaluate(() => Reflect.get(window, "injected"))).toBeUndefined();
  expect(new Set(violated)).toEqual(new Set(["script-src-elem", "script-src-attr", "style-src-elem"]));
});

test("strings become neither markup nor scripts", async ({ page }) => {
  await readCached("/sales");
  const waitForScripts = await watchHydration(page);
  await page.goto(listing);
  await waitForScripts();
  const refusals = await page.evaluate(() => {
    const script = document.createElement("script");
    const writes = [
      () => (document.body.innerHTML = "<b>injected</b>"),
      () => document.body.insertAdjacentHTML("beforeend", "<b>injected</b>"),
      () => document.write("<b>injected</b>"),
      () => new DOMParser().parseFromString("<b>injected</b>", "text/html"),
      () => (script.src = "/injected.js"),
      () => (script.textContent = "injected"),
      () => setTimeout("injected"),
    ];
    return writes.map((write) => {
      try {
        write();
        return "written";
      } catch (error) {
        return error instanceof Error ? error.name : "";
      }
    });
  });
  expect(refusals).toEqual(refusals.map(() => "TypeError"));
});

test("a visit violates no policy: pages from the cache, clicks, an error page, and the way back", async ({
  page,
}) => {
  for (const path of ["/sales", "/"]) await readCached(path);
  const violated = await watchViolations(page);
  const waitForScripts = await watchHydration(page);
  await page.goto(listing);
  await waitForScripts();
  await page.getByRole("main").locator("h2 a, h3 a").first().click();
  await expect(page).toHaveURL(/-\d{8}\/$/);
  await page
    .getByRole("contentinfo")
    .locator("a[href='/new-arrivals']")
    .evaluate((link) => {
      link.setAttribute("href", "/not-here/");
    });
  await page.getByRole("contentinfo").locator("a[href='/not-here/']").click();
  await expect(page.getByRole("main").getByRole("search")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/-\d{8}\/$/);
  await page.goto(urlOf(shop, "/"));
  await waitForScripts();
  await page.getByRole("contentinfo").locator("a[data-open=countries]").click();
  await expect(page.getByRole("dialog").getByRole("link").first()).toBeVisible();
  expect(violated).toEqual([]);
});
