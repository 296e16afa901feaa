import { expect, type Page, test } from "playwright/test";
import { toAddressForm } from "../support/address-form.ts";
import { becomeCustomer } from "../support/become-customer.ts";
import { findViolations } from "../support/find-violations.ts";
import { Guest } from "../support/guest.ts";
import { messagesOf } from "../support/messages.ts";
import { shops, urlOf } from "../support/shops.ts";

const shop = shops.DE;
const word = messagesOf(shop.language);
/** No other journey buys it. */
const sku = "EX10140000";

test("a buyer enters a serial number, and a recall of it reaches the account and the mailbox", async ({
  page,
}) => {
  const email = `petra.${crypto.randomUUID()}@example.com`;
  await buy(page, email);
  await page.goto(urlOf(shop, "/my-account/my-machines"));
  await expect(page.getByRole("heading", { level: 1, name: word("profile.nav.my-machines") })).toBeVisible();
  const main = page.getByRole("main");
  const serial = main.getByLabel(word("machines.serial.label"));
  const save = main.getByRole("button", { name: word("machines.mine.save") });
  await serial.fill("keine Ahnung");
  await save.click();
  await expect(page.getByRole("alert").filter({ hasText: word("machines.serial.invalid") })).toBeVisible();
  await serial.fill("IH24-000150");
  await save.click();
  await expect(page.getByRole("status").filter({ hasText: word("machines.mine.saved") })).toBeVisible();
  await expect(serial).toHaveValue("IH24-000150");
  expect(await findViolations(page)).toEqual([]);

  await publishRecall(page);
  await expect
    .poll(async () => (await listMails(email)).filter(({ key }) => key.startsWith("recall:")).length)
    .toBe(1);
  await page.goto(urlOf(shop, "/my-account"));
  await page.getByRole("link", { name: word("machines.recall.notice") }).click();
  await expect(main.getByText(word("machines.recall.affected"))).toBeVisible();
  await expect(main.getByText("Die Schutzhaube kann sich lösen.")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await main.getByRole("link", { name: word("machines.passport.title") }).click();
  await expect(page).toHaveURL(/\/passport\?variant=EX10140000&serial=IH24-000150$/);
  await expect(page.getByText("IH24000150", { exact: true })).toBeVisible();
});

/** Orders one machine over the shop's API as a new customer, whom the page is signed in as. */
async function buy(page: Page, email: string): Promise<void> {
  const customer = new Guest(Number(process.env.IRONHALL_PORT), `${shop.country}.localhost`);
  await becomeCustomer(customer, { firstName: "Petra", lastName: "Sommer", email, password: "hammer42" });
  await customer.call("addToCart", { sku, quantity: 1 });
  const actions = [
    { type: "set-addresses", values: toAddressForm(shop, email) },
    { type: "choose-payment", method: "bank_transfer" },
  ];
  await customer.call("updateCart", { actions });
  expect((await customer.call("createOrder", { method: "bank_transfer" })).status).toBe(201);
  const url = urlOf(shop, "/");
  const cookies = [...customer.cookies].map(([name, value]) => ({ name, value, url, httpOnly: true }));
  await page.context().addCookies(cookies);
}

/** As the merchant would, on the sandbox's page. */
async function publishRecall(page: Page): Promise<void> {
  await page.goto(`http://sandbox.localhost:${process.env.IRONHALL_PORT}/recalls`);
  await page.getByLabel("Article number").fill(sku);
  await page.getByLabel("First serial number").fill("IH24-000100");
  await page.getByLabel("Last serial number").fill("IH24-000199");
  await page.getByLabel("Hazard").fill("de: Die Schutzhaube kann sich lösen.\nen: The guard may come loose.");
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByRole("cell", { name: sku })).toBeVisible();
}

async function listMails(to: string): Promise<readonly { readonly key: string }[]> {
  const sandbox = new Guest(Number(process.env.IRONHALL_PORT), "sandbox.localhost");
  return JSON.parse((await sandbox.get(`/mailbox.json?${new URLSearchParams({ to })}`)).text);
}
