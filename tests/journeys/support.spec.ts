import { expect, type Page, test } from "playwright/test";
import { findViolations } from "../support/find-violations.ts";
import { messagesOf } from "../support/messages.ts";
import { shops, urlOf } from "../support/shops.ts";
import { watchHydration } from "../support/watch-hydration.ts";

const shop = shops.DE;
const word = messagesOf(shop.language);

type Case = Readonly<Record<string, string>>;

test("a support request from a page or a product preserves the input, and shows the case number", async ({
  page,
}) => {
  const email = `erika.${crypto.randomUUID()}@example.com`;
  const whenHydrated = await watchHydration(page);
  await page.goto(urlOf(shop, "/"));
  await whenHydrated();
  const panel = page.getByRole("dialog", { name: word("support.title") });
  await openPanel(page);
  expect(await findViolations(page, { within: "dialog[open]" })).toEqual([]);
  await panel.getByText(word("support.reason.order"), { exact: true }).click();
  await panel.getByRole("link", { name: word("support.subreason.cancel-order") }).click();
  await field(panel, "orderNumber").fill("4821-0937-5514");
  await field(panel, "productNumber").fill("10010000");
  await field(panel, "invoiceNumber").fill("R-4821");
  await field(panel, "contactName").fill("Erika Muster");
  await expect(field(panel, "invoiceNumber")).toBeVisible();

  // Another reason resets the subreason; its fields disappear, and return with their input.
  await field(panel, "reason").selectOption("account");
  await expect(field(panel, "subreason")).toHaveValue("");
  await expect(field(panel, "orderNumber")).toHaveCount(0);
  await field(panel, "reason").selectOption("order");
  await field(panel, "subreason").selectOption("cancel-order");
  await expect(field(panel, "orderNumber")).toHaveValue("4821-0937-5514");

  await panel.getByRole("button", { name: word("support.send") }).click();
  await expect(panel.getByRole("alert")).toBeFocused();
  await expect(field(panel, "customerEmail")).toHaveAttribute("aria-invalid", "true");
  await page.keyboard.press("Escape");
  await openPanel(page);
  await expect(field(panel, "contactName")).toHaveValue("Erika Muster");

  // A failed request preserves the input.
  await field(panel, "customerEmail").fill(email);
  await field(panel, "subject").fill("Stornierung");
  await field(panel, "description").fill("Bitte stornieren.");
  await page.route("**/support/form", (route) => route.abort());
  await panel.getByRole("button", { name: word("support.send") }).click();
  await expect(panel.getByText(word("support.unreachable", { mail: "" }).slice(0, 40))).toBeVisible();
  await expect(field(panel, "description")).toHaveValue("Bitte stornieren.");
  await page.unroute("**/support/form");
  await panel.getByRole("button", { name: word("support.send") }).click();
  const answered = page.getByRole("dialog", { name: word("support.received.title") });
  await expect(answered.getByText(word("support.received.lead", { email }))).toBeVisible();
  const reference = await answered.getByText(/^C-[\dA-Z]{4}-[\dA-Z]{4}$/).textContent();
  await expect
    .poll(() => listCases(page, email))
    .toMatchObject([
      {
        Web_Reference__c: reference,
        Subreason__c: "cancel-order",
        Order_Number__c: "4821-0937-5514",
        Current_URL__c: urlOf(shop, "/"),
      },
    ]);
});

test("a phone shows support in the categories panel, which makes space for it", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const whenHydrated = await watchHydration(page);
  await page.goto(urlOf(shop, "/"));
  await whenHydrated();
  await expect(page.locator("header a[data-open=support]").filter({ visible: true })).toHaveCount(0);
  await page.locator("header [data-open=navigation]").filter({ visible: true }).first().click();
  await openPanel(page);
  await expect(page.locator("dialog[open]")).toHaveCount(1);
  expect(await findViolations(page, { within: "dialog[open]" })).toEqual([]);
});

test("a quote is requested on the product page by keyboard alone", async ({ page }) => {
  const email = `erika.${crypto.randomUUID()}@example.com`;
  await page.goto(urlOf(shop, "/support?request=quote&product=10010000"));
  const form = page.getByRole("main");
  await expect(field(form, "productNumber")).toHaveAttribute("readonly", "");
  await expect(field(form, "quantity")).toHaveValue("1");
  for (const [name, text] of [
    ["phoneNumber", "+49 30 1234567"],
    ["contactName", "Erika Muster"],
    ["customerEmail", email],
  ] as const) {
    await field(form, name).focus();
    await page.keyboard.type(text);
  }
  await field(form, "description").focus();
  await page.keyboard.type("Was kosten zehn?");
  expect(await findViolations(page, { within: "main" })).toEqual([]);
  await field(form, "subject").press("Enter");
  await expect(form.getByRole("heading", { level: 1 })).toHaveText(word("support.received.title"));
  await expect
    .poll(() => listCases(page, email))
    .toMatchObject([{ reason: "sales", Product_Number__c: "10010000", Quantity__c: "1" }]);
});

test("without scripts, Enter submits the input", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(urlOf(shop, "/support?subreason=feedback"));
  const form = page.getByRole("main");
  await field(form, "contactName").fill("Erika Muster");
  await field(form, "contactName").press("Enter");
  await expect(form.getByRole("alert").first()).toBeVisible();
  await expect(field(form, "contactName")).toHaveValue("Erika Muster");
  await page.close();
});

async function openPanel(page: Page): Promise<void> {
  await page.locator("a[data-open=support]").filter({ visible: true }).first().click();
  await expect(page.locator("dialog[open]")).toHaveAccessibleName(word("support.title"));
}

function field(place: ReturnType<Page["locator"]>, name: string) {
  return place.getByLabel(word(`support.field.${name}`), { exact: false }).first();
}

async function listCases(page: Page, email: string): Promise<readonly Case[]> {
  const port = process.env.IRONHALL_PORT;
  const answer = await page.request.get(
    `http://127.0.0.1:${port}/cases.json?${new URLSearchParams({ email })}`,
    { headers: { host: `sandbox.localhost:${port}` } },
  );
  return answer.json();
}
