import { expect, type Page, test } from "playwright/test";
import { findViolations } from "../support/find-violations.ts";
import { messagesOf } from "../support/messages.ts";
import { shops, urlOf } from "../support/shops.ts";

const shop = shops.PL;
const word = messagesOf(shop.language);
/** No other journey sends mail to this mailbox. */
const email = `czytelnik-${crypto.randomUUID()}@example.com`;

test("a visitor subscribes above the footer, confirms by mail, and unsubscribes with one press", async ({
  page,
}) => {
  await page.goto(urlOf(shop, "/countries"));
  const form = page
    .getByRole("contentinfo")
    .locator("form")
    .filter({ has: page.getByRole("checkbox") });
  const box = form.getByRole("checkbox");
  await expect(box).not.toBeChecked();
  await form.getByLabel(word("newsletter.email")).fill(email);
  await box.check();
  await form.getByRole("button", { name: word("newsletter.button") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(word("account.sent.title"));
  await expect(page.getByRole("main")).toContainText(email);

  await page.goto(/http\S+hash=\S+/.exec((await waitForMail(page, "subscription-request")).text)?.[0] ?? "");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(word("newsletter.confirmed"));
  await expect(page).toHaveURL(urlOf(shop, "/"));
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  const welcome = await waitForMail(page, "newsletter-welcome");
  const out = /^<(.+)>$/.exec(welcome.headers["List-Unsubscribe"] ?? "")?.[1] ?? "";
  expect(welcome.text).toContain(out);
  await page.goto(out);
  expect(page.url()).not.toContain("czytelnik");
  expect(await findViolations(page)).toEqual([]);
  await page
    .getByRole("main")
    .getByRole("button", { name: word("newsletter.unsubscribe.button") })
    .click();
  await expect(page.getByRole("main").getByRole("status")).toBeVisible();
  await page.getByRole("link", { name: word("newsletter.unsubscribe.again") }).click();
  await expect(page.getByRole("main").getByLabel(word("newsletter.email"))).toBeVisible();
});

type SeenMail = { readonly key: string; readonly text: string; readonly headers: Record<string, string> };

async function waitForMail(page: Page, kind: string): Promise<SeenMail> {
  const port = process.env.IRONHALL_PORT;
  const address = `http://127.0.0.1:${port}/mailbox.json?${new URLSearchParams({ to: email })}`;
  const headers = { host: `sandbox.localhost:${port}` };
  let found: SeenMail | undefined;
  await expect
    .poll(async () => {
      const mails: readonly SeenMail[] = await (await page.request.get(address, { headers })).json();
      found = mails.find(({ key }) => key.startsWith(`${kind}:`));
      return found !== undefined;
    })
    .toBe(true);
  if (!found) throw new Error(`No mail ${kind}`);
  return found;
}
