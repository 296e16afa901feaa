import { expect, type Page, test } from "playwright/test";
import { resolveStack } from "../../scripts/monitoring/resolve-stack.ts";
import { Guest } from "../support/guest.ts";
import { messagesOf } from "../support/messages.ts";
import { shops, urlOf } from "../support/shops.ts";
import { watchHydration } from "../support/watch-hydration.ts";

const shop = shops.GB;
const word = messagesOf(shop.language);

/** Returns what the monitoring service received, after an operator's request has made the shop report. */
async function readArrived(): Promise<string> {
  const port = Number(process.env.IRONHALL_PORT);
  await new Guest(port, "operations.localhost").get("/");
  return (await new Guest(port, "sandbox.localhost").get("/services/monitoring")).text;
}

/** Makes the shop's own script throw, by breaking a call that opens a panel. */
async function failOn(page: Page, path: string, message: string): Promise<void> {
  // Narrow windows open the categories in a dialog.
  await page.setViewportSize({ width: 900, height: 700 });
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

test("reports an error of a monitored page with its source position, and no error of other pages", async ({
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
