import { expect, type Page, test } from "playwright/test";
import { becomeCustomer } from "../support/become-customer.ts";
import { Guest } from "../support/guest.ts";
import { messagesOf } from "../support/messages.ts";
import { shops, urlOf } from "../support/shops.ts";

const shop = shops.PL;
const word = messagesOf(shop.language);
const password = "Hammer42 und Amboss";
const login = urlOf(shop, "/login");
const home = urlOf(shop, "/");

const accountButton = (page: Page) => page.locator("header [data-account-menu] > summary");
const loginLink = (page: Page) =>
  page.getByRole("banner").getByRole("link", { name: word("frame.header.account") });

/** Simulates a visitor who returns to the tab. */
async function returnTo(page: Page): Promise<void> {
  await page.mouse.move(5, 300);
  await page.mouse.move(8, 310);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
}

test("tabs of one browser sign in and out together, never during a cart command, and reload an outdated page once", async ({
  page,
  context,
}) => {
  const email = `journey.${crypto.randomUUID()}@example.com`;
  const newGuest = () => new Guest(Number(process.env.IRONHALL_PORT), "pl.localhost");
  const person = { email, password, firstName: "Zuzana", lastName: "Kowalska" };
  await becomeCustomer(newGuest(), person);
  const { text: former } = await newGuest().get("/login");

  const other = await context.newPage();
  await Promise.all([page.goto(login), other.goto(login)]);
  await other.evaluate(
    () =>
      new Promise<void>((granted) => {
        const underWay = () =>
          new Promise((resolve) => {
            Object.assign(window, { answer: resolve });
            granted();
          });
        navigator.locks.request("cart-command", underWay);
      }),
  );
  let posts = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url() === login) posts += 1;
  });
  await page.getByLabel(word("account.password.show")).check();
  await page.getByRole("main").getByLabel(word("checkout.field.email")).fill(email);
  await page.getByLabel(word("address.password.label"), { exact: true }).fill(password);
  await page.getByRole("button", { name: word("address.account.signIn"), exact: true }).click();
  await expect(page.locator("main form[aria-busy=true]")).toBeVisible();
  expect(posts).toBe(0);
  await other.evaluate(() => Reflect.get(window, "answer")());
  await page.waitForURL(home);
  expect(posts).toBe(1);

  await returnTo(other);
  await other.waitForURL(home);
  await returnTo(other);
  await expect(accountButton(other)).toBeVisible();

  let loads = 0;
  await other.route(login, (route) => {
    loads += 1;
    return route.fulfill({ contentType: "text/html", body: former });
  });
  await other.goto(login);
  await expect.poll(() => loads).toBe(2);
  const signIn = other.getByRole("button", { name: word("address.account.signIn"), exact: true });
  await expect(signIn).toBeVisible();
  const asked = other.waitForResponse((response) => response.url().endsWith("/personal"));
  await returnTo(other);
  await asked;
  await expect(signIn).toBeVisible();
  expect(loads).toBe(2);
  await other.unroute(login);
  await other.goto(home);
  await returnTo(other);
  await expect(accountButton(other)).toBeVisible();

  await returnTo(page);
  await accountButton(page).click();
  await page.getByRole("button", { name: word("profile.nav.log-out") }).click();
  await expect(loginLink(page)).toBeVisible();
  await returnTo(other);
  await expect(loginLink(other)).toBeVisible();
});
