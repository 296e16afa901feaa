import { expect, type Page, test } from "playwright/test";
import { findViolations } from "../support/find-violations.ts";
import { createKeyboard } from "../support/keyboard.ts";
import { messagesOf } from "../support/messages.ts";
import { shops, urlOf } from "../support/shops.ts";
import { watchHydration } from "../support/watch-hydration.ts";

const shop = shops.SK;
const word = messagesOf(shop.language);
const product = urlOf(shop, "/search?q=10010000");
const inGermany = /^http:\/\/de\.localhost:\d+\/[a-z\d-]+-10010000\/$/;

const opener = (page: Page, part: "banner" | "contentinfo") =>
  page.getByRole(part).locator("a[data-open=countries]");
const german = (page: Page) => page.getByRole("link", { name: "Nemecko: Deutschland · Deutsch" });

test("the keyboard leads from a product page to the same product in another country's shop", async ({
  page,
}) => {
  const waitForScripts = await watchHydration(page);
  const keyboard = createKeyboard(page);
  await page.goto(product);
  await waitForScripts();
  await keyboard.tabTo(opener(page, "banner"));
  await keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: word("frame.countries.title") });
  await expect(dialog.locator("a[hreflang]")).toHaveCount(28);
  expect(await findViolations(page, { within: "dialog[open]" })).toEqual([]);
  await keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener(page, "banner")).toBeFocused();

  await keyboard.press("Enter");
  await keyboard.tabTo(german(page));
  await keyboard.press("Enter");
  await expect(page).toHaveURL(inGermany);
  await expect(page.locator("html")).toHaveAttribute("lang", "de-DE");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the selector's links follow client-side navigation", async ({ page }) => {
  const waitForScripts = await watchHydration(page);
  await page.goto(product);
  await waitForScripts();
  await page.getByRole("contentinfo").locator("a[href='/sales']").click();
  await expect(page).toHaveURL(urlOf(shop, "/sales"));
  for (const part of ["banner", "contentinfo"] as const)
    await expect(opener(page, part)).toHaveAttribute("href", /\/countries\?from=\/sales$/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the selector is a page", async ({ page }) => {
    await page.goto(product);
    await opener(page, "contentinfo").click();
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText(
      word("frame.countries.title"),
    );
    await german(page).click();
    await expect(page).toHaveURL(inGermany);
  });
});
