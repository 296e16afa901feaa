import { expect, type Page, test } from "playwright/test";
import { createAccount } from "../support/become-customer.ts";
import { findViolations } from "../support/find-violations.ts";
import { createShopper } from "../support/shopper.ts";
import { shops, urlOf } from "../support/shops.ts";

const shop = shops.SK;
const password = "Ironhall2026";

const heart = (page: Page, number: string) => page.locator(`main a[data-save="EX${number}"]`).first();
const itemOf = (page: Page, number: string) => page.locator(`#item-EX${number}`);

test("a guest's list moves into the account, to another device and into the cart, and is gone after sign-out", async ({
  page,
  browser,
}) => {
  const { word, openProduct } = createShopper(page, shop);
  await openProduct("10020000");
  await heart(page, "10020000").click();
  await expect(heart(page, "10020000")).toHaveAttribute("aria-current", "true");
  await page.locator('main a[data-compare="EX10020000"]').first().click();
  await expect(page.locator("[data-compare-count]")).toHaveText("1");
  await page.getByRole("button", { name: word("lists.open") }).click();
  await expect(itemOf(page, "10020000")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  // Signs in with a request as a page's script sends it: the account's screens have their own journeys.
  const email = `jana.${crypto.randomUUID()}@example.com`;
  const customer = { email, password, firstName: "Jana", lastName: "Novak" };
  const call = (target: Page, operation: string, args: unknown) =>
    target.evaluate(
      async ([path, body]) => {
        const headers = { "content-type": "application/json" };
        const answer = await fetch(path, { method: "POST", headers, body });
        if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      },
      [`/new-ct/${operation}`, JSON.stringify([args])] as const,
    );
  await createAccount(new URL(page.url()).host, customer);
  await call(page, "customerSignIn", { email, password });
  await page.goto(urlOf(shop, "/my-lists"));
  await expect(page.getByText(word("lists.joined", { count: "1" }))).toBeVisible();
  await expect(page.locator("[data-compare-count]")).toHaveText("1");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("compare"))).toBeNull();
  expect(await findViolations(page)).toEqual([]);

  const other = await browser.newContext();
  const second = await other.newPage();
  await second.goto(urlOf(shop, "/my-lists"));
  await call(second, "customerSignIn", { email, password });
  await second.goto(urlOf(shop, "/my-lists"));
  await expect(itemOf(second, "10020000")).toBeVisible();
  await second.getByRole("button", { name: word("lists.cart.all") }).press("Enter");
  await expect(second.getByText(word("lists.cart.done", { count: "1", all: "1" }))).toBeVisible();

  await createShopper(second, shop).openProduct("10010000");
  await heart(second, "10010000").click();
  await expect(heart(second, "10010000")).toHaveAttribute("aria-current", "true");
  await call(second, "customerSignOut", {});
  await second.reload();
  await expect(heart(second, "10010000")).not.toHaveAttribute("aria-current", "true");
  expect(await second.evaluate(() => JSON.stringify(localStorage))).not.toContain("EX10020000");
  await other.close();

  await page.reload();
  await expect(itemOf(page, "10010000")).toBeVisible();
});

test("a shared list is readable by its link only, until the link is revoked; several lists are selected by name", async ({
  page,
  browser,
}) => {
  const { word, openProduct } = createShopper(page, shop);
  await page.goto(urlOf(shop, "/my-lists"));
  const create = async (name: string) => {
    await page.getByText(word("lists.new"), { exact: true }).click();
    await page.locator("main details[open] input[name=name]").fill(name);
    await page.getByRole("button", { name: word("lists.create") }).click();
    await expect(page.getByRole("heading", { name })).toBeVisible();
  };
  await create("Strecha");
  await create("Sklad");
  await openProduct("10010000");
  await heart(page, "10010000").click();
  const choice = page.getByRole("dialog", { name: word("lists.save.title") });
  await choice.getByRole("button", { name: "Sklad" }).press("Enter");
  await expect(choice.getByRole("button", { name: "Sklad" })).toHaveAttribute("aria-pressed", "true");
  expect(await findViolations(page, { within: "dialog" })).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(heart(page, "10010000")).toHaveAttribute("aria-current", "true");

  const email = `jana.${crypto.randomUUID()}@example.com`;
  await createAccount(new URL(page.url()).host, { email, password, firstName: "Jana", lastName: "Novak" });
  const body = JSON.stringify([{ email, password }]);
  const headers = { "content-type": "application/json" };
  const signedIn = await page.evaluate(async (init) => (await fetch("/new-ct/customerSignIn", init)).status, {
    method: "POST",
    headers,
    body,
  });
  expect(signedIn).toBe(200);
  await page.goto(urlOf(shop, "/my-lists"));
  await page.getByRole("link", { name: "Sklad" }).click();
  await page.getByText(word("lists.share.title"), { exact: true }).click();
  await page.getByRole("button", { name: word("lists.share.action") }).click();
  const link = await page.getByLabel(word("lists.share.link")).inputValue();

  const other = await browser.newContext({ javaScriptEnabled: false });
  const reader = await other.newPage();
  await reader.goto(link);
  await expect(itemOf(reader, "10010000")).toBeVisible();
  await expect(reader.getByRole("button", { name: word("lists.share.end") })).toHaveCount(0);
  await reader.getByRole("button", { name: word("lists.shared.copy") }).click();
  await expect(reader.getByRole("heading", { name: "Sklad" })).toBeVisible();
  await page.getByRole("button", { name: word("lists.share.end") }).click();
  await expect(page.getByText(word("lists.said.unshared"))).toBeVisible();
  await reader.goto(link);
  await expect(reader.getByText(word("lists.shared.gone"))).toBeVisible();
  await other.close();
});
