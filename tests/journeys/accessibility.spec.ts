import { expect, type Page, test } from "playwright/test";
import { findViolations } from "../support/find-violations.ts";
import { messagesOf } from "../support/messages.ts";
import { createShopper } from "../support/shopper.ts";
import { shops, urlOf } from "../support/shops.ts";
import { watchConsole } from "../support/watch-console.ts";

const phone = 375;
const desktop = 1440;
const shop = shops.GB;

type Screen = {
  /** The screen's name, or the path that opens it. */
  readonly name: string;
  /** The page opens at the first width. */
  readonly widths: readonly [number, ...number[]];
  /** Opens the screen when a path alone does not. */
  readonly open?: (page: Page) => Promise<void>;
  /** Rules that cannot hold on this screen. */
  readonly except?: readonly string[];
  /** Console message that the browser is expected to report on this screen. */
  readonly says?: RegExp;
};

const dialog = (page: Page) => page.locator("dialog[open]");
/** Opens a product and adds it to the cart. Its screen shows what the page displays after the addition. */
const addToCart = async (page: Page, productNumber: string) => {
  await createShopper(page, shop).openProduct(productNumber);
  const { word } = createShopper(page, shop);
  const buy = page.getByRole("region", { name: word("catalogue.product.buy") });
  await buy
    .getByRole("button", { name: word("catalogue.card.add") })
    .first()
    .click();
};

/** Every screen that a guest can see. Screens that need their own steps are in the journeys of those steps. */
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
  {
    name: "passport of a machine",
    widths: [phone, desktop],
    async open(page) {
      await createShopper(page, shop).openProduct("10010000");
      await page.goto(`${page.url()}passport?serial=none`);
      await expect(page.locator("#recalls").getByRole("alert")).toBeVisible();
    },
  },
  { name: "/checkout/cart", widths: [phone] },
  { name: "/adyen-payment-error", widths: [phone] },
  { name: "/no-such-thing/", widths: [phone, desktop] },
  { name: "/terms-and-conditions/", widths: [phone] },
  { name: "/accessibility/", widths: [phone, desktop] },
  { name: "/login", widths: [phone] },
  { name: "/create-account", widths: [phone] },
  { name: "/quick-order", widths: [phone] },
  { name: "/support", widths: [phone] },
  { name: "/consents", widths: [phone, desktop] },
  {
    name: "open filters of a phone",
    widths: [phone],
    async open(page) {
      await page.goto(urlOf(shop, "/catering-equipment/"));
      await page.getByRole("button", { name: messagesOf(shop.language)("catalogue.filter.title") }).click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: "open panel of categories",
    widths: [phone, 768],
    async open(page) {
      await page.goto(urlOf(shop, "/"));
      // Until its script has loaded, the button is a link.
      await wake(page);
      await page.locator("header [data-open=navigation]").filter({ visible: true }).first().click();
      await expect(dialog(page).getByText("Catering equipment").first()).toBeVisible();
    },
  },
  {
    name: "open panel of departments",
    widths: [desktop, 1024],
    async open(page) {
      await page.goto(urlOf(shop, "/"));
      await wake(page);
      await page.getByRole("banner").locator("[data-open=navigation]").filter({ visible: true }).click();
      await expect(page.locator("[data-departments]").getByRole("button").first()).toBeVisible();
    },
  },
  {
    name: "all lines of departments",
    widths: [1024],
    async open(page) {
      await page.goto(urlOf(shop, "/"));
      await wake(page);
      const bar = page.locator("[data-category-bar]");
      await bar.getByText(messagesOf("en")("frame.header.more"), { exact: true }).click();
      await expect(bar.locator("[data-bar-rows] li:nth-last-child(2) a").last()).toBeInViewport({ ratio: 1 });
    },
  },
  {
    name: "open cart",
    widths: [phone, desktop],
    async open(page) {
      await createShopper(page, shop).haveCart();
      await page.goto(urlOf(shop, "/countries"));
      await wake(page);
      await page.getByRole("banner").locator("[data-cart-link]").click();
      await expect(dialog(page).getByRole("link").first()).toBeVisible();
    },
  },
  {
    name: "what goes with an added product",
    widths: [phone, desktop],
    async open(page) {
      // No guarantee is offered for this product; the offer would come first.
      await addToCart(page, "10010000");
      const { word } = createShopper(page, shop);
      await expect(dialog(page).getByText(word("cart.notice.addedPlain"))).toBeVisible();
      await expect(dialog(page).getByRole("link", { name: word("cart.toCart") })).toBeVisible();
    },
  },
  {
    name: "a page that the shop cannot make now",
    widths: [phone, desktop],
    says: /503 \(Service Unavailable\) \(.*\.data\?/,
    async open(page) {
      await page.goto(urlOf(shop, "/countries"));
      await wake(page);
      await page.route(/\.data(\?|$)/, (route) => route.fulfill({ status: 503, body: "" }));
      await page.getByRole("banner").getByRole("link", { name: "Ironhall" }).click();
      const title = messagesOf(shop.language)("frame.error.unavailable.title");
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
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

for (const { name, widths, open, except, says } of screens) {
  test(`axe and the console report nothing on ${name} at ${widths.join(" and ")} px`, async ({ page }) => {
    await resize(page, widths[0]);
    const messages = await watchHydrated(page);
    if (open) await open(page);
    else await page.goto(urlOf(shop, name));
    await wake(page);
    await expectAccessible(page, widths, except);
    expect(messages.filter((text) => !says?.test(text))).toEqual([]);
  });
}

test.describe("in the dark theme", () => {
  test.use({ colorScheme: "dark" });

  for (const path of ["/", "/catering-equipment/", "/catering-equipment/?view=table", "/components"]) {
    test(`axe reports nothing on ${path} at 1440 and 375 px`, async ({ page }) => {
      await watchHydrated(page);
      await page.goto(urlOf(shop, path));
      await wake(page);
      const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(background).toMatch(/^rgb\(\d{1,2}, \d{1,2}, \d{1,2}\)$/);
      const except = screens.find(({ name }) => name === path)?.except;
      await expectAccessible(page, [desktop, phone], except);
    });
  }
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`with the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test("axe reports nothing on the notice of the guarantee and the durability label", async ({ page }) => {
      await watchHydrated(page);
      await createShopper(page, shops.DE).openProduct("10110000");
      await wake(page);
      await page.locator("#legal-guarantee a[href^='https://europa.eu/']").scrollIntoViewIfNeeded();
      await expect(page.locator("#durability")).toContainText("GARAN");
      await expectAccessible(page, [desktop, phone]);
    });
  });
}

test.describe("with the service worker", () => {
  // The other screens do without: on each new device it fetches all scripts of the build.
  test.use({ serviceWorkers: "allow" });

  test("axe and the console report nothing between the cart and the thank-you page", async ({ page }) => {
    const widths = [desktop, phone];
    const messages = watchConsole(page);
    const shopper = createShopper(page, shop);
    await shopper.openProduct("10010000");
    await expectAccessible(page, widths);
    await shopper.addToCart();
    await expectAccessible(page, widths);
    await page.goto(urlOf(shop, "/checkout/addresses"));
    await page.getByRole("button", { name: shopper.word("checkout.addresses.continue") }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expectAccessible(page, widths);
    await page.goto(urlOf(shop, "/checkout/cart"));
    await shopper.fillAddresses({ customerType: "COMPANY" });
    await expectAccessible(page, widths);
    await shopper.choosePayment("bank_transfer");
    await shopper.orderButton().click();
    await shopper.expectThankYou();
    await expectAccessible(page, widths);
    expect(messages).toEqual([]);
  });
});

/** Marks documents whose scripts run, and collects their console messages. */
async function watchHydrated(page: Page): Promise<readonly string[]> {
  await page.addInitScript(() =>
    addEventListener("hydrated", () => document.documentElement.setAttribute("data-hydrated", "")),
  );
  return watchConsole(page);
}

/** Presses a key that does nothing: scripts wait for the visitor's first interaction. */
async function wake(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
}

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
}

/** Runs axe at each width. */
async function expectAccessible(
  page: Page,
  widths: readonly number[],
  except: readonly string[] = [],
): Promise<void> {
  for (const width of widths) {
    await resize(page, width);
    expect(await findViolations(page, { except }), `at ${width} px`).toEqual([]);
  }
}
