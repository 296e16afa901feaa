import { expect, type Page, test } from "playwright/test";
import { createAccount } from "../support/become-customer.ts";
import { createShopper } from "../support/shopper.ts";
import { shops, urlOf } from "../support/shops.ts";

const shop = shops.GB;
const password = "hammer42";

/**
 * Signs a new customer up with a direct request to the shop's API; the browser then has the session. Avoids the sign-in
 * page, which meanwhile requests a passkey challenge: its form waits for that.
 */
async function signUp(page: Page): Promise<string> {
  const email = `jana.${crypto.randomUUID()}@example.com`;
  const person = { email, password, firstName: "Jana", lastName: "Novak" };
  await createAccount(new URL(urlOf(shop, "/")).host, person, { isEmailVerified: true });
  await page.goto(urlOf(shop, "/withdrawal"));
  const status = await page.evaluate(
    async (customer) => {
      const answer = await fetch("/new-ct/customerSignIn", {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
        body: JSON.stringify([customer]),
      });
      return answer.status;
    },
    { email, password },
  );
  expect(status).toBe(200);
  return email;
}

/** Adds a virtual authenticator with user verification that approves every request. */
async function plugInAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test("adds a passkey and signs in with it; a new password signs out the other device; the account is deleted", async ({
  page,
  browser,
}) => {
  const shopper = createShopper(page, shop);
  const word = shopper.word;
  const part = (name: string) => page.locator(`section#${name}`);
  const email = await signUp(page);
  await plugInAuthenticator(page);
  const security = urlOf(shop, "/my-account/security");

  await page.goto(security);
  await part("passkeys").getByLabel(word("security.passkeys.name")).fill("Workshop phone");
  await part("passkeys").getByLabel(word("security.password.present")).fill(password);
  await part("passkeys")
    .getByRole("button", { name: word("security.passkeys.add") })
    .click();
  await expect(page.getByText(word("security.notice.passkey-added"))).toBeVisible();
  await expect(part("passkeys").getByText("Workshop phone", { exact: true })).toBeVisible();

  await page
    .getByRole("button", { name: word("profile.nav.log-out") })
    .first()
    .click();
  await expect(page).toHaveURL(urlOf(shop, "/"));
  await page.goto(urlOf(shop, "/login"));
  const signedIn = page.waitForURL((url) => !url.pathname.endsWith("/login"));
  const pressed = page
    .getByRole("button", { name: word("security.passkeys.signIn") })
    .click()
    // The browser may already have offered the passkey in the field and be navigating.
    .catch(() => {});
  await Promise.race([signedIn, pressed]);
  await signedIn;
  await page.goto(security);
  await expect(part("email").getByText(email)).toBeVisible();

  const other = await browser.newContext({ storageState: await page.context().storageState() });
  const second = await other.newPage();
  await second.goto(security);
  await expect(second).toHaveURL(security);
  const form = part("password-change");
  await form.getByLabel(word("security.password.present")).fill(password);
  await form.getByLabel(word("address.reset.newPassword")).fill("anvil4711");
  await form.getByLabel(word("address.password.again")).fill("anvil4711");
  await form.getByRole("button", { name: word("security.password.button") }).click();
  await expect(page.getByText(word("security.notice.password-changed"))).toBeVisible();
  await second.goto(security);
  await expect(second).not.toHaveURL(security);
  await other.close();

  await part("delete").getByLabel(word("security.password.present")).fill("anvil4711");
  await part("delete").getByLabel(word("security.delete.sure")).check();
  await part("delete")
    .getByRole("button", { name: word("security.delete.button") })
    .click();
  await expect(page).toHaveURL(urlOf(shop, "/login"));
  await page.goto(security);
  await expect(page).not.toHaveURL(security);
});
