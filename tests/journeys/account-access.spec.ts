import { expect, type Page, test } from "playwright/test";
import { Guest } from "../support/guest.ts";
import { messagesOf } from "../support/messages.ts";
import { createShopper } from "../support/shopper.ts";
import { shops, urlOf } from "../support/shops.ts";

const shop = shops.SK;
const word = messagesOf(shop.language);
const password = "Hammer42 und Amboss";

/** Returns the link in the newest mail of a kind. */
async function readLink(page: Page, email: string, kind: string): Promise<string> {
  const mailbox = new Guest(Number(process.env.IRONHALL_PORT), "sandbox.localhost");
  let link = "";
  await expect(async () => {
    const mails = JSON.parse((await mailbox.get(`/mailbox.json?to=${email}`)).text);
    const { text } = mails.find(({ key }: { readonly key: string }) => key.startsWith(kind));
    link = /https?:\S+token=[\w%-]+/.exec(text)?.[0] ?? "";
    expect(link).not.toBe("");
  }).toPass();
  expect(new URL(link).host).toBe(new URL(page.url()).host);
  return link;
}

async function signIn(page: Page, email: string, secret = password): Promise<void> {
  await page.getByRole("main").getByLabel(word("checkout.field.email")).fill(email);
  await page.getByLabel(word("address.password.label"), { exact: true }).fill(secret);
  await page.getByRole("button", { name: word("address.account.signIn"), exact: true }).click();
}

const accountButton = (page: Page) => page.locator("header [data-account-menu] > summary");

/** Interacts with the page: scripts of a publicly cached page wait for a visitor. */
async function look(page: Page): Promise<void> {
  await page.mouse.move(5, 300);
  await page.mouse.move(8, 310);
}

test("a shopper signs up by mail, signs in on a second device with another cart, and resets the password by mail", async ({
  page,
  browser,
}) => {
  const email = `journey.${crypto.randomUUID()}@example.com`;
  const first = createShopper(page, shop);
  await first.haveCart({ lines: { EX10010000: 2 } });
  await page.goto(urlOf(shop, "/"));
  await page
    .getByRole("banner")
    .getByRole("link", { name: word("frame.header.account") })
    .click();
  await expect(page.locator("[data-open=navigation], [data-newsletter]")).toHaveCount(0);
  await page.getByRole("link", { name: word("address.create.title") }).click();
  await page.getByLabel(word("checkout.customerType.COMPANY"), { exact: true }).check();
  await page.getByLabel(word("checkout.field.company")).fill("Ironworks s.r.o.");
  await page.getByLabel(word("checkout.field.firstName")).fill("Zuzana");
  await page.getByLabel(word("checkout.field.lastName")).fill("Kováčová");
  await page.getByRole("main").getByLabel(word("checkout.field.email")).fill(email);
  const field = page.getByLabel(word("address.password.label"), { exact: true });
  await field.fill("hammer42");
  await expect(page.getByText(`: ${word("account.password.fair")}`)).toBeVisible();
  await field.fill(password);
  await expect(page.getByText(`: ${word("account.password.strong")}`)).toBeVisible();
  await page.getByLabel(word("account.password.show")).check();
  await expect(field).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: word("address.create.button") }).click();
  await expect(page.getByRole("heading", { level: 1, name: word("account.sent.title") })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();

  await page.goto(await readLink(page, email, "email-confirmation"));
  await page.getByRole("button", { name: word("account.email.button") }).click();
  await page.waitForURL(urlOf(shop, "/"));
  await look(page);
  await expect(page.getByText(word("account.notice.welcome"))).toBeVisible();
  await accountButton(page).click();
  await expect(page.getByText("Zuzana Kováčová")).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText(email)).toBeHidden();
  await accountButton(page).click();
  // The list stays open in the background: a second press opens it as well.
  for (let press = 0; press < 2; press += 1) {
    const link = page.getByRole("banner").getByRole("link", { name: word("profile.nav.my-orders") });
    await expect(link).toHaveAttribute("href", /\/\/orders\./);
    const opened = page.waitForEvent("popup");
    await link.click();
    const portal = await opened;
    await expect(portal).toHaveURL(/\/\/orders\.[^/]+\/orders$/);
    await expect(portal.getByText(email)).toBeVisible();
    await portal.close();
  }

  const device = await browser.newContext();
  const second = await device.newPage();
  const other = createShopper(second, shop);
  await other.haveCart({ lines: { EX10010000: 5 } });
  const guests = await device.newPage();
  await guests.goto(urlOf(shop, "/login"));
  await second.goto(urlOf(shop, "/login"));
  await signIn(second, email);
  await second.waitForURL(urlOf(shop, "/"));
  await look(second);
  await expect(second.getByText(word("account.notice.merged"))).toBeVisible();
  await guests.reload();
  await guests.waitForURL(urlOf(shop, "/"));
  await look(guests);
  await expect(accountButton(guests)).toBeVisible();
  await page.goto(urlOf(shop, "/checkout/cart"));
  await expect(
    page
      .getByRole("main")
      .getByRole("textbox", { name: /^Množstvo/ })
      .first(),
  ).toHaveValue("5");

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const stranger = await plain.newPage();
  await stranger.goto(urlOf(shop, "/password-reset"));
  await stranger.getByRole("main").getByLabel(word("checkout.field.email")).fill(email);
  await stranger.getByRole("button", { name: word("address.reset.button") }).click();
  await expect(stranger.getByText(word("address.reset.sent"))).toBeVisible();
  await stranger.goto(await readLink(stranger, email, "password-reset"));
  await stranger.getByLabel(word("address.reset.newPassword")).fill("Anvil 4711 anvil");
  await stranger.getByRole("button", { name: word("address.reset.save") }).click();
  await expect(stranger.getByText(word("address.reset.done"))).toBeVisible();
  await signIn(stranger, email, "Anvil 4711 anvil");
  await stranger.goto(urlOf(shop, "/checkout/cart"));
  await accountButton(stranger).click();
  await expect(stranger.getByRole("link", { name: word("profile.nav.my-profile") })).toBeVisible();

  await page.goto(urlOf(shop, "/"));
  await expect(
    page.getByRole("banner").getByRole("link", { name: word("frame.header.account") }),
  ).toBeVisible();
  await Promise.all([device.close(), plain.close()]);
});
