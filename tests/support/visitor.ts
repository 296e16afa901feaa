import type { Page } from "playwright/test";
import { Guest } from "./guest.ts";
import { type JourneyShop, urlOf } from "./shops.ts";

/** Stores consent to these purposes before a page is opened; `version` is the version of the choice. */
export async function agree(page: Page, shop: JourneyShop, purposes: readonly string[], version = "v1") {
  const today = new Date().toISOString().slice(0, 10);
  const value = [version, today, ...purposes].join(".");
  await page.context().addCookies([{ name: "consent", value, url: urlOf(shop, "/") }]);
}

/** Presses a key that does nothing, and waits until the page's scripts run. */
export async function startScripts(page: Page): Promise<void> {
  const hydrated = page.evaluate(
    () => new Promise<void>((resolve) => addEventListener("hydrated", () => resolve(), { once: true })),
  );
  await page.keyboard.press("Shift");
  await hydrated;
}

/** Triggers a page's scripts, which wait for the first interaction. */
export async function showLife(page: Page): Promise<void> {
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
}

type Tracked = { readonly type: string; readonly properties: Readonly<Record<string, unknown>> };

/** Lists the events that the tracking service has of this browser, each with its subject. */
export async function listTracked(page: Page): Promise<readonly string[]> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === "__exponea_etc__")?.value ?? "";
  const sandbox = new Guest(Number(process.env.IRONHALL_PORT), "sandbox.localhost");
  const { text } = await sandbox.get(`/tracking.json?${new URLSearchParams({ cookie })}`);
  const events: readonly Tracked[] = JSON.parse(text);
  return events
    .map(({ type, properties: { sku, slug, step, action, category } }) =>
      [type, category ?? slug ?? sku ?? step, action].filter(Boolean).join(" "),
    )
    .sort();
}
