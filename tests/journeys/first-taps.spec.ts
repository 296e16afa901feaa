import { expect, type Locator, type Page, test } from "playwright/test";
import { messagesOf } from "../support/messages.ts";
import { shops, urlOf } from "../support/shops.ts";
import { agree } from "../support/visitor.ts";
import { watchHydration } from "../support/watch-hydration.ts";

// With a service worker, the scripts would load before the test could tap.
test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

const shop = shops.GB;
const word = messagesOf(shop.language);
/** Duration of a tap. */
const tapMs = 90;
/** Has a video clip. */
const product = "10010000";
/** The first has a 360° view, the second an energy label. */
const [turned, labelled] = ["10240002", "10060001"];

type Tap = {
  readonly path: string;
  readonly name: string;
  readonly control: (page: Page) => Locator;
  /** Expects the tap's effect once the scripts have loaded. */
  readonly expectDone: (page: Page) => Promise<void>;
};

const banner = (page: Page) => page.getByRole("banner");
const main = (page: Page) => page.getByRole("main");
const dialog = (page: Page) => page.getByRole("dialog");
const strip = (page: Page) => page.getByRole("list", { name: word("catalogue.gallery.views") });
const thumbs = (page: Page) => page.getByRole("list", { name: word("product.viewer.choose") });
const buy = (page: Page) => page.getByRole("region", { name: word("catalogue.product.buy") });
const expectDialog = (page: Page) => expect(dialog(page)).toBeVisible();
const expectViewer = (view: string) => (page: Page) =>
  expect(dialog(page).getByRole("status")).toContainText(word(`product.view.${view}`));
const expectCompared = (page: Page) => expect(page.locator("[data-compare-count]").first()).toHaveText("1");

const home = "/";
const listing = "/catering-equipment/";
const productPage = `/search?q=${product}`;
const taps: readonly Tap[] = [
  ...[home, listing, productPage, "/checkout/cart"].map(
    (path): Tap => ({
      path,
      name: "menu",
      control: (page) => banner(page).locator("a[data-open=navigation]").filter({ visible: true }).first(),
      expectDone: expectDialog,
    }),
  ),
  ...[home, listing, productPage].flatMap((path): readonly Tap[] => [
    {
      path,
      name: "empty cart",
      control: (page) => banner(page).locator("[data-cart-link]"),
      expectDone: (page) => expect(page.getByText(word("cart.empty.title")).first()).toBeVisible(),
    },
  ]),
  {
    path: listing,
    name: "filter",
    control: (page) => main(page).getByRole("button", { name: word("catalogue.filter.title") }),
    expectDone: expectDialog,
  },
  {
    path: listing,
    name: "comparison of a card",
    control: (page) => main(page).locator("a[data-compare]").first(),
    expectDone: expectCompared,
  },
  {
    path: productPage,
    name: "picture",
    control: (page) => strip(page).getByRole("link").first(),
    expectDone: expectDialog,
  },
  {
    path: productPage,
    name: "video",
    control: (page) => thumbs(page).getByRole("link", { name: word("product.view.video") }),
    expectDone: expectViewer("video"),
  },
  {
    path: `/search?q=${turned}`,
    name: "360° view",
    control: (page) => thumbs(page).getByRole("link", { name: word("product.view.turn") }),
    expectDone: expectViewer("turn"),
  },
  {
    path: `/search?q=${labelled}`,
    name: "energy label",
    control: (page) => buy(page).locator("a[data-scripted]").first(),
    expectDone: expectDialog,
  },
  {
    path: productPage,
    name: "one more piece",
    control: (page) => buy(page).getByRole("button", { name: word("catalogue.quantity.more") }),
    expectDone: (page) => expect(buy(page).getByRole("spinbutton")).toHaveValue("2"),
  },
  {
    path: productPage,
    name: "comparison of the product",
    control: (page) => main(page).locator("a[data-compare]").first(),
    expectDone: expectCompared,
  },
  {
    path: productPage,
    name: "add to cart",
    control: (page) => buy(page).getByRole("button", { name: word("catalogue.card.add") }),
    expectDone: (page) => expect(banner(page).locator("[data-cart-link]")).toContainText("1"),
  },
];

for (const { path, name, control, expectDone } of taps) {
  test(`${name} on ${path} works although it is tapped before any script has loaded`, async ({ page }) => {
    const letScriptsGo = await holdScripts(page);
    await page.goto(urlOf(shop, path), { waitUntil: "domcontentloaded" });
    await tap(page, control(page), letScriptsGo);
    await expectDone(page);
  });

  test(`${name} on ${path} works although its script loads after the tap`, async ({ page }) => {
    const waitForScripts = await watchHydration(page);
    // The consent dialog would cover some of the controls.
    await agree(page, shop, []);
    await page.goto(urlOf(shop, path));
    await waitForScripts();
    const letScriptsGo = await holdScripts(page);
    await tap(page, control(page), letScriptsGo);
    await expectDone(page);
  });
}

/** Blocks all scripts from now on; returns a function that lets them through. */
async function holdScripts(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

/** Taps the target without navigation; scripts load after it. */
async function tap(page: Page, target: Locator, letScriptsGo: () => void): Promise<void> {
  await target.evaluate((element) => element.scrollIntoView({ block: "center", inline: "center" }));
  // Waits until the target neither moves nor is covered.
  await target.click({ trial: true });
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const url = page.url();
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await new Promise((resolve) => setTimeout(resolve, tapMs));
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect(page).toHaveURL(url);
  letScriptsGo();
}
