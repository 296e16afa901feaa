import { expect, type Page, test } from "playwright/test";
import { Guest } from "../support/guest.ts";
import { messagesOf } from "../support/messages.ts";
import { shops, urlOf } from "../support/shops.ts";

const shop = shops.DE;
const word = messagesOf(shop.language);
const openSandbox = () => new Guest(Number(process.env.IRONHALL_PORT), "sandbox.localhost");
const newEmail = () => `kim.${crypto.randomUUID()}@example.com`;

async function pressProvider(page: Page, name: string): Promise<void> {
  await page.goto(urlOf(shop, "/login"));
  await page.getByRole("button", { name: word("social.with", { provider: name }) }).click();
}

async function consent(page: Page, email: string, button: RegExp): Promise<void> {
  await page.getByLabel("E-mail address", { exact: true }).fill(email);
  await page.getByRole("button", { name: button }).click();
}

async function expectSignedIn(page: Page): Promise<void> {
  await page.goto(urlOf(shop, "/my-account/linked-sign-ins"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(word("social.linked.title"));
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("a shopper signs in with a provider: verified, unverified, refused, and during an outage", async ({
      page,
    }) => {
      await pressProvider(page, "Harbor ID");
      await page.getByRole("button", { name: "Refuse" }).click();
      await expect(page.getByRole("alert")).toContainText(
        word("social.problem.refused", { provider: "Harbor ID" }),
      );

      await pressProvider(page, "Lumen");
      const email = newEmail();
      await consent(page, email, /address not verified/);
      await expect(page).toHaveURL(/\/login\/join$/);
      await page.getByRole("button", { name: word("social.join.codeButton") }).click();
      await page.getByLabel(word("social.join.code")).fill(await readCode(email));
      await page.getByRole("button", { name: word("social.join.confirm") }).click();
      await expect(page).toHaveURL(urlOf(shop, "/"));
      await expectSignedIn(page);

      if (javaScriptEnabled) {
        await page.context().clearCookies();
        await openSandbox().submit("/services/lumen", { switch: "dead" });
        await pressProvider(page, "Lumen");
        await expect(page.getByRole("alert")).toContainText(
          word("social.problem.unavailable", { provider: "Lumen" }),
        );
        await openSandbox().submit("/services/lumen", { switch: "normal" });
        await pressProvider(page, "Harbor ID");
        await consent(page, newEmail(), /address verified/);
        await expect(page).toHaveURL(urlOf(shop, "/"));
        await expectSignedIn(page);
      }
    });
  });
}

async function readCode(to: string): Promise<string> {
  let code = "";
  await expect
    .poll(async () => {
      const { text } = await openSandbox().get(`/mailbox.json?${new URLSearchParams({ to })}`);
      const mails = JSON.parse(text) as { key: string; subject: string }[];
      code =
        /\d{4} \d{4}/.exec(mails.find(({ key }) => key.startsWith("sign-in-code:"))?.subject ?? "")?.[0] ??
        "";
      return code;
    })
    .not.toBe("");
  return code;
}
