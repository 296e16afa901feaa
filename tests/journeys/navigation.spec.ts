import { expect, type Page, test } from "playwright/test";
import { createShopper } from "../support/shopper.ts";
import { shops, urlOf } from "../support/shops.ts";
import { startScripts } from "../support/visitor.ts";

const shop = shops.GB;
const bar = (page: Page) => page.getByRole("banner").locator("[data-category-bar]");
const opener = (page: Page) => bar(page).locator("[data-open=navigation]");
const panel = (page: Page) => page.locator("[data-departments]");

test.use({ viewport: { width: 1440, height: 900 } });

test("a mouse that rests on a department opens its groups with pictures, and nothing on the page moves", async ({
  page,
}) => {
  await page.goto(urlOf(shop, "/sales"));
  await page.mouse.move(700, 490);
  await page.mouse.move(700, 500);
  const top = () =>
    page.getByRole("heading", { level: 1 }).evaluate((node) => node.getBoundingClientRect().top);
  const before = await top();
  await bar(page).getByRole("link", { name: "Workshop", exact: true }).hover();
  const current = panel(page).locator("[aria-expanded=true]");
  await expect(current).toHaveText("Workshop");
  const groups = panel(page).locator("[aria-expanded=true] + div > ul > li");
  expect(await groups.count()).toBeGreaterThan(2);
  await expect(groups.first().locator("img")).toBeVisible();
  await expect(groups.first().getByRole("listitem").first()).toBeVisible();
  expect(await top()).toBe(before);
  await panel(page).getByRole("button", { name: "Laboratory" }).hover();
  await expect(current).toHaveText("Laboratory");
  await page.mouse.move(700, 880);
  await expect(panel(page)).toBeHidden();
});

test("a mouse that came before the scripts and rests opens the panel when they run", async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(urlOf(shop, "/sales"), { waitUntil: "commit" });
  await page.mouse.move(700, 500);
  await bar(page).getByRole("link", { name: "Workshop", exact: true }).hover();
  release();
  await expect(panel(page).locator("[aria-expanded=true]")).toHaveText("Workshop");
});

test("the panel works by keyboard: a department's groups follow its button, Escape returns to the menu's link", async ({
  page,
}) => {
  await page.goto(urlOf(shop, "/sales"));
  await startScripts(page);
  await opener(page).focus();
  await expect(opener(page)).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("Enter");
  await expect(opener(page)).toHaveAttribute("aria-expanded", "true");
  const second = panel(page).locator("[data-department]").nth(1);
  await second.focus();
  await page.keyboard.press("Enter");
  await expect(second).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Tab");
  const group = page.locator("[aria-expanded=true] + div a:focus");
  const name = (await group.textContent()) ?? "";
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await panel(page).getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(panel(page)).toBeHidden();
});

test("a press keeps the panel open when the mouse leaves, and a second one closes it", async ({ page }) => {
  await page.clock.install();
  await page.goto(urlOf(shop, "/sales"));
  await opener(page).click();
  await expect(panel(page)).toBeVisible();
  await expect(panel(page).getByRole("link", { name: "New arrivals" })).toBeVisible();
  await page.mouse.move(700, 880);
  // More than a mouse may stay away from a panel that it opened.
  await page.clock.fastForward(2_000);
  await expect(panel(page)).toBeVisible();
  await opener(page).click();
  await expect(panel(page)).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("departments and the menu are links", async ({ page }) => {
    await page.goto(urlOf(shop, "/sales"));
    await bar(page).getByRole("link", { name: "Workshop", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Workshop");
    await opener(page).click();
    const { word } = createShopper(page, shop);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(word("frame.navigation.title"));
  });
});
