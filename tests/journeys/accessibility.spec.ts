import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "playwright/test";
import { createShopper } from "../support/shopper.ts";
import { shops, urlOf } from "../support/shops.ts";
import { watchConsole } from "../support/watch-console.ts";

const phone = 375;
const desktop = 1440;
const shop = shops.GB;

type Screen = {
  /** What it is, or the path that shows it. */
  readonly name: string;
  readonly widths: readonly number[];
  /** Leads to it, where a path alone does not. */
  readonly open?: (page: Page) => Promise<void>;
  /** Rules that cannot hold there. */
  readonly except?: readonly string[];
};

const dialog = (page: Page) => page.locator("dialog[open]");
const addToCart = (page: Page) => {
  const { word } = createShopper(page, shop);
  const buy = page.getByRole("region", { name: word("catalogue.product.buy") });
  return buy
    .getByRole("button", { name: word("catalogue.card.add") })
    .first()
    .click();
};

/** Everything that a guest may have on the screen; what needs a way to it of its own stands in the journey of that way. */
const screens: readonly Screen[] = [
  { name: "/", widths: [phone, desktop] },
  { name: "/catering-equipment/", widths: [phone, desktop] },
  { name: "/catering-equipment/?view=table", widths: [phone, desktop] },
  { name: "/search?q=scale&brand=Steinberg+Systems", widths: [phone, desktop] },
  { name: "/search?q=qwertzuiop", widths: [phone] },
  { name: "/new-arrivals", widths: [desktop] },
  { name: "/sales", widths: [phone] },
  { name: "/categories", widths: [phone, desktop] },
  { name: "/countries", widths: [phone] },
  // It shows the same navigation in three states.
  { name: "/components", widths: [phone, desktop], except: ["landmark-unique"] },
  { name: "/compare", widths: [phone] },
  { name: "/compare?skus=EX10010000,EX10020000", widths: [phone] },
  { name: "/product-reviews/ex10010000", widths: [phone, desktop] },
  { name: "/write-review/ex10010000", widths: [phone] },
  { name: "/checkout/cart", widths: [phone] },
  { name: "/adyen-payment-error", widths: [phone] },
  { name: "/no-such-thing/", widths: [phone, desktop] },
  { name: "/terms-and-conditions/", widths: [phone] },
  {
    name: "open filters of a phone",
    widths: [phone],
    async open(page) {
      await page.goto(urlOf(shop, "/catering-equipment/"));
      await page.locator("[data-opens-filters]").click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: "open panel of categories",
    widths: [phone, desktop],
    async open(page) {
      await page.goto(urlOf(shop, "/"));
      // Before its script is there the button is a link.
      await wake(page);
      await page.locator("header [data-open=navigation]").filter({ visible: true }).first().click();
      await expect(dialog(page).getByText("Catering equipment").first()).toBeVisible();
    },
  },
  {
    name: "all departments behind “more”",
    widths: [1024],
    async open(page) {
      await page.goto(urlOf(shop, "/"));
      await page.locator("[data-bar-more] summary").click();
      await expect(page.locator("[data-bar-more]")).toHaveAttribute("open", "");
    },
  },
  {
    name: "open cart",
    widths: [phone, desktop],
    async open(page) {
      await createShopper(page, shop).openProduct("10010000");
      await addToCart(page);
      await expect(dialog(page).getByRole("link").first()).toBeVisible();
    },
  },
  {
    name: "energy label",
    widths: [phone],
    async open(page) {
      await createShopper(page, shop).openProduct("10060000");
      await wake(page);
      await page.getByRole("main").locator("a[href^='/labels/']").first().click();
      await expect(dialog(page).getByRole("img")).toBeVisible();
    },
  },
];

for (const { name, widths, open, except } of screens) {
  for (const width of widths) {
    test(`axe and the console find nothing on ${name} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const said = await watchHydrated(page);
      if (open) await open(page);
      else await page.goto(urlOf(shop, name));
      await wake(page);
      await expectAccessible(page, except);
      expect(said).toEqual([]);
    });
  }
}

for (const width of [phone, desktop]) {
  test(`axe and the console find nothing on the way to the thank-you page at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const said = watchConsole(page);
    const shopper = createShopper(page, shop);
    await shopper.openProduct("10010000");
    await expectAccessible(page);
    await shopper.addToCart();
    await expectAccessible(page);
    await page.goto(urlOf(shop, "/checkout/addresses"));
    await page.getByRole("button", { name: shopper.word("checkout.addresses.continue") }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expectAccessible(page);
    await page.goto(urlOf(shop, "/checkout/cart"));
    await shopper.fillAddresses({ customerType: "COMPANY" });
    await expectAccessible(page);
    await shopper.choosePayment("bank_transfer");
    await shopper.orderButton().click();
    await shopper.expectThankYou();
    await expectAccessible(page);
    expect(said).toEqual([]);
  });
}

/** Marks documents whose scripts run, and collects what the console says of them. */
async function watchHydrated(page: Page): Promise<readonly string[]> {
  await page.addInitScript(() =>
    addEventListener("hydrated", () => document.documentElement.setAttribute("data-hydrated", "")),
  );
  return watchConsole(page);
}

/** Scripts wait for a visitor's first sign: a key that does nothing. */
async function wake(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
}

async function expectAccessible(page: Page, except: readonly string[] = []): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).disableRules([...except]).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual(
    [],
  );
}
