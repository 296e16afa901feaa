import { expect, type Page, test } from "playwright/test";
import { createShopper } from "../support/shopper.ts";
import { type JourneyShop, shops, urlOf } from "../support/shops.ts";

/** No other journey sends mail to this mailbox. */
const email = "erika.muster@example.com";

type SeenMail = {
  readonly id: string;
  readonly key: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly attachments: readonly string[];
  readonly repeats: number;
};

test("an order is confirmed by mail, and so is its withdrawal, without sign-in and without scripts", async ({
  page,
  browser,
}) => {
  const shop = shops.DE;
  const shopper = createShopper(page, shop);
  await shopper.haveCart();
  await shopper.openCart();
  await shopper.fillAddresses({ customerType: "PRIVATE", email });
  await shopper.choosePayment("bank_transfer");
  await shopper.orderButton().click();
  await shopper.expectThankYou();

  const confirmation = await waitForMail(page, "order-confirmation", email);
  const number = /\d{4}-\d{4}-\d{4}/.exec(confirmation.subject)?.[0] ?? "";
  expect(confirmation.subject).toContain(shopper.word("mail.orderConfirmation.subject").trim());
  expect(number).not.toBe("");
  for (const expected of [
    "IBAN",
    "checkout.payment.guaranteeTitle",
    "withdrawal.withdrawHere",
    "orders.billingAddress",
  ]) {
    expect(confirmation.text).toContain(expected.includes(".") ? shopper.word(expected) : expected);
  }
  expect(confirmation.attachments).toHaveLength(2);
  expect(await listMails(page, email)).toHaveLength(1);

  const stranger = await browser.newContext({ javaScriptEnabled: false });
  const other = await stranger.newPage();
  const answers = [];
  for (const stated of [number, number, "1111-2222-3333"]) {
    answers.push(await withdraw(other, shop, shopper.word, stated, email));
  }
  expect(answers[1]).toBe(answers[0]);
  expect(answers[2]?.replaceAll("1111-2222-3333", number).split("\n").length).toBe(
    answers[0]?.split("\n").length,
  );
  await expect.poll(async () => (await listMails(page, email)).filter(isWithdrawal).length).toBe(2);
  expect((await listMails(page, email)).filter(({ key }) => key === confirmation.key)).toHaveLength(1);
  await stranger.close();
});

/** Submits both steps of a withdrawal; returns the page's final message. */
async function withdraw(
  page: Page,
  shop: JourneyShop,
  word: (key: string) => string,
  number: string,
  email: string,
): Promise<string> {
  await page.goto(urlOf(shop, "/withdrawal"));
  await page.getByRole("button", { name: word("withdrawal.continue") }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.getByLabel(word("withdrawal.field.orderNumber")).fill(number);
  await page.getByLabel(word("withdrawal.field.name")).fill("Erika Muster");
  await page.getByRole("main").getByLabel(word("withdrawal.field.email")).fill(email);
  await page.getByRole("button", { name: word("withdrawal.continue") }).click();
  await page.getByRole("button", { name: word("withdrawal.confirm") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(word("withdrawal.received.title"));
  return page.getByRole("main").innerText();
}

const isWithdrawal = ({ key }: SeenMail) => key.startsWith("withdrawal-received:");

async function listMails(page: Page, to: string): Promise<readonly SeenMail[]> {
  const query = `?${new URLSearchParams({ to })}`;
  const port = process.env.IRONHALL_PORT;
  const headers = { host: `sandbox.localhost:${port}` };
  const answer = await page.request.get(`http://127.0.0.1:${port}/mailbox.json${query}`, { headers });
  return answer.json();
}

async function waitForMail(page: Page, kind: string, to: string): Promise<SeenMail> {
  let found: SeenMail | undefined;
  await expect
    .poll(async () => {
      found = (await listMails(page, to)).find(({ key }) => key.startsWith(`${kind}:`));
      return found !== undefined;
    })
    .toBe(true);
  if (!found) throw new Error(`No mail ${kind}`);
  return found;
}
