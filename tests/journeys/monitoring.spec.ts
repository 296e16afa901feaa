import { expect, type Page, test } from "playwright/test";
import { resolveStack } from "../../scripts/monitoring/resolve-stack.ts";
import { Guest } from "../support/guest.ts";
import { shops, urlOf } from "../support/shops.ts";
import { watchHydration } from "../support/watch-hydration.ts";
import { wordsOf } from "../support/words.ts";

const shop = shops.GB;
const word = wordsOf(shop.language);

/** What the monitoring service got, once an operator's look has made the shop tell it. */
async function readArrived(): Promise<string> {
  const port = Number(process.env.IRONHALL_PORT);
  await new Guest(port, "operations.localhost").get("/");
  return (await new Guest(port, "sandbox.localhost").get("/services/monitoring")).text;
}

/** The shop's own script runs into an error: what opens a panel cannot. */
async function failOn(page: Page, path: string, message: string): Promise<void> {
  const waitForScripts = await watchHydration(page);
  await page.goto(urlOf(shop, path));
  await waitForScripts();
  await page.evaluate((text) => {
    HTMLDialogElement.prototype.showModal = () => {
      throw new RangeError(text);
    };
  }, message);
  await page.locator("header [data-open=navigation]").filter({ visible: true }).first().click();
  await expect(page.getByRole("heading", { name: word("frame.error.broken.title") })).toBeVisible();
}

test("an error of a watched page arrives with its place in the sources, and one of another page does not", async ({
  page,
}) => {
  await failOn(page, "/sales", "failure of an unwatched page");
  const monitor = page.waitForResponse(/\/assets\/monitor-session-/);
  const report = page.waitForResponse(/\/api\/monitoring$/);
  await failOn(page, "/sales?monitoring", "failure of a watched page");
  await monitor;
  expect((await report).status()).toBe(204);
  await expect.poll(readArrived).toContain("failure of a watched page");
  const arrived = await readArrived();
  expect(arrived).not.toContain("failure of an unwatched page");
  expect(resolveStack(arrived, ["build/source-maps"])).toMatch(/app\/[\w/-]+\.tsx?:\d+:\d+/);
});
