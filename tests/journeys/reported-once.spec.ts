import { expect, type Page, test } from "playwright/test";
import { becomeCustomer } from "../support/become-customer.ts";
import { Guest } from "../support/guest.ts";
import { createShopper } from "../support/shopper.ts";
import { shops, urlOf } from "../support/shops.ts";
import { collectEntries, type Entries, expectTagEvents, waitForEntries } from "../support/tag-entries.ts";
import { agree, listTracked, showLife } from "../support/visitor.ts";

const shop = shops.GB;
const password = "Hammer42 and anvil";

const count = (entries: Entries, name: string) => entries.names().filter((each) => each === name).length;

/** Triggers a later page's event: earlier events are reported before it. */
async function searchSomething(page: Page, entries: Entries): Promise<void> {
  const seen = count(entries, "view_search_results");
  await page.goto(urlOf(shop, "/search?q=grinder"));
  await showLife(page);
  await waitForEntries(entries, "view_search_results", seen + 1);
}

test("reports an order by bank transfer once, whichever tab shows it, with the ordered cart", async ({
  page,
  context,
}) => {
  const entries = await collectEntries(page);
  const shopper = createShopper(page, shop);
  await shopper.haveCart({ method: "bank_transfer" });
  await agree(page, shop, ["statistics", "marketing"]);
  const ordered: string[] = [];
  context.on("request", (request) => {
    if (new URL(request.url()).pathname === "/cia/checkout") ordered.push(request.postData() ?? "");
  });
  await page.goto(urlOf(shop, "/checkout/cart"));
  await expect.poll(() => ordered.length, { timeout: 60_000 }).toBe(1);
  const { cart_id: cartId } = JSON.parse(ordered[0] ?? "{}");
  await page.goto(urlOf(shop, "/checkout/payment"));
  await shopper.choosePayment("bank_transfer");
  await shopper.orderButton().click();
  await shopper.expectThankYou();
  const [purchase] = await waitForEntries(entries, "purchase");
  expect(purchase?.ecommerce).toMatchObject({ payment_type: "bank_transfer", currency: "GBP" });
  const steps = () => ordered.map((body) => JSON.parse(body)).filter(({ step }) => step === "thank-you");
  await expect.poll(steps, { timeout: 60_000 }).toMatchObject([{ cart_id: cartId, step: "thank-you" }]);

  const address = page.url();
  await page.reload();
  await showLife(page);
  await searchSomething(page, entries);
  const second = await context.newPage();
  await second.goto(address);
  await showLife(second);
  await expect(
    second.getByRole("heading", { level: 1, name: shopper.word("orders.thankYou.title") }),
  ).toBeVisible();
  await searchSomething(second, entries);
  expect(count(entries, "purchase")).toBe(1);
  expect(steps()).toHaveLength(1);
  expect((await listTracked(page)).filter((event) => event === "checkout thank-you")).toHaveLength(1);
  expectTagEvents(entries);
});

test("reports a new account as a sign-up, and each sign-in as a login, once", async ({ page }) => {
  const { word } = createShopper(page, shop);
  const entries = await collectEntries(page);
  await agree(page, shop, ["statistics", "marketing"]);
  const main = page.getByRole("main");
  const fill = async (email: string) => {
    await main.getByLabel(word("checkout.field.email")).fill(email);
    await page.getByLabel(word("address.password.label"), { exact: true }).fill(password);
  };

  await page.goto(urlOf(shop, "/create-account"));
  await page.getByLabel(word("checkout.customerType.PRIVATE"), { exact: true }).check();
  await page.getByLabel(word("checkout.field.firstName")).fill("Jane");
  await page.getByLabel(word("checkout.field.lastName")).fill("Doe");
  await fill(`jane.${crypto.randomUUID()}@example.com`);
  await page.getByRole("button", { name: word("address.create.button") }).click();
  await expect(page.getByRole("heading", { level: 1, name: word("account.sent.title") })).toBeVisible();
  const [asked] = await waitForEntries(entries, "sign_up");
  expect(asked).toEqual({ event: "sign_up", method: "email" });
  await page.reload();
  await searchSomething(page, entries);
  expect([count(entries, "sign_up"), count(entries, "login")]).toEqual([1, 0]);

  const email = `jane.${crypto.randomUUID()}@example.com`;
  const stranger = new Guest(Number(process.env.IRONHALL_PORT), "gb.localhost");
  const names = { firstName: "Jane", lastName: "Doe", email, password };
  await becomeCustomer(stranger, names);
  const signIn = async (times: number) => {
    await page.goto(urlOf(shop, "/login"));
    await fill(email);
    await page.getByRole("button", { name: word("address.account.signIn"), exact: true }).click();
    await page.waitForURL(urlOf(shop, "/"));
    await showLife(page);
    await waitForEntries(entries, "login", times);
    await page.reload();
    await searchSomething(page, entries);
    expect(count(entries, "login")).toBe(times);
  };
  await signIn(1);
  await page.goto(urlOf(shop, "/log-out"));
  await main.getByRole("button", { name: word("profile.nav.log-out") }).click();
  await expect(page).not.toHaveURL(/log-out/);
  await searchSomething(page, entries);
  await signIn(2);
  expectTagEvents(entries);
});

test("asks again after consent to another version, and reports nothing before the answer", async ({
  page,
}) => {
  const entries = await collectEntries(page);
  const { word, openProduct } = createShopper(page, shop);
  await agree(page, shop, ["functional", "statistics", "marketing"], "v0");
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/cia\/|purchase|gtm|\/tags\/|\/marketing\//.test(pathname)) requests.push(pathname);
  });
  await openProduct("10010000");
  await showLife(page);
  const question = page.getByRole("region", { name: word("consent.ask.title") });
  await expect(question).toBeVisible();
  // Without consent, an addition by a form leaves nothing to report.
  await page.goto(urlOf(shop, "/checkout/again?items=EX10010000:1"));
  await page.getByRole("button", { name: word("withdrawal.again.button") }).click();
  await expect(page.getByRole("heading", { level: 1, name: word("cart.title") })).toBeVisible();
  await openProduct("10010000");
  await showLife(page);
  await expect(question).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "dataLayer"))).toBeUndefined();
  const stored = (await page.context().cookies()).map(({ name }) => name);
  expect(stored.filter((name) => /^(?:untold-|__exponea|device-fingerprint)/.test(name))).toEqual([]);
  expect([entries.all, requests]).toEqual([[], []]);

  await question.getByRole("button", { name: word("consent.accept") }).click();
  await waitForEntries(entries, "view_item");
  await expect.poll(() => listTracked(page), { timeout: 60_000 }).toContain("view_item EX10010000");
  expect(entries.names()).not.toContain("add_to_cart");
  const choice = (await page.context().cookies()).find(({ name }) => name === "consent");
  expect(choice?.value).toMatch(/^v1\./);
});
