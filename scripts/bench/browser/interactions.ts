import type { Locator, Page } from "playwright";
import catalogue from "../../../locales/en/catalogue.json" with { type: "json" };

/** A page that a new visitor opens; `payment` has a cart with addresses, as `home with a cart` has. */
export type InteractionPage = "home" | "listing" | "product" | "home with a cart" | "payment";

export type Interaction = {
  readonly name: string;
  readonly mostMs: number;
  readonly page: InteractionPage;
  /** Acts like a visitor, the first interaction included. Rejects unless the page shows each effect. */
  readonly act: (page: Page) => Promise<void>;
};

const main = (page: Page) => page.getByRole("main");
const dialog = (page: Page) => page.getByRole("dialog");
const buy = (page: Page) => page.getByRole("region", { name: catalogue.product.buy });
const cartLink = (page: Page) => page.locator("header [data-cart-link]");

/**
 * Taps where an element is, once it is in view and painted, as a person does. Playwright's own tap asks for the page's
 * layout while the event is handled, which would count as the page's work.
 */
async function press(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error("What is pressed is not rendered");
  await element
    .page()
    .evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await element.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** Waits until an element contains exactly this text, in view or not. */
function waitForText(element: Locator, text: string): Promise<void> {
  return element.filter({ hasText: new RegExp(`^${text}$`) }).waitFor({ state: "attached" });
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "hidden" });
}

/** The first opening, which waits for the scripts, and a second one. */
async function openMenuTwice(page: Page): Promise<void> {
  const menu = page.locator("header a[data-open=navigation]").filter({ visible: true }).first();
  await press(menu);
  await dialog(page).waitFor();
  await closeDialog(page);
  await press(menu);
  await dialog(page).waitFor();
}

/** The first keys come before the scripts, the others between suggestions. */
async function typeInSearch(page: Page): Promise<void> {
  const field = page.locator("header input[type=search]");
  await press(field);
  await page.keyboard.type("mix", { delay: 120 });
  const options = page.locator("[data-suggestions] [role=option]");
  await options.first().waitFor();
  await page.keyboard.type("er", { delay: 120 });
  await options.filter({ hasText: /mixer/i }).first().waitFor();
  if ((await field.inputValue()) !== "mixer") throw new Error("The search field lost a key");
}

async function chooseFilters(page: Page): Promise<void> {
  await press(main(page).getByRole("button", { name: catalogue.filter.title }));
  const show = dialog(page).getByRole("button", { name: /\d/ }).last();
  for (const checked of [1, 2]) {
    const before = await show.innerText();
    await press(dialog(page).getByRole("checkbox", { checked: false }).filter({ visible: true }).first());
    await show.filter({ hasNotText: before }).waitFor();
    await dialog(page)
      .locator(":checked")
      .nth(checked - 1)
      .waitFor();
  }
}

/** By keyboard: a phone's list of options belongs to the system. */
async function changeSort(page: Page): Promise<void> {
  const sort = main(page).getByRole("combobox", { name: catalogue.sort.label });
  for (let turn = 0; turn < 2; turn += 1) {
    const before = page.url();
    await sort.focus();
    await page.keyboard.press("ArrowDown");
    await page.waitForURL((url) => url.href !== before && url.searchParams.has("sort"));
    await main(page).locator("section[aria-busy=false]").first().waitFor();
  }
}

async function changeQuantity(page: Page): Promise<void> {
  for (const quantity of ["2", "3"]) {
    await press(buy(page).getByRole("button", { name: catalogue.quantity.more }));
    await page.waitForFunction(
      (wanted) => document.querySelector<HTMLInputElement>("main [type=number]")?.value === wanted,
      quantity,
    );
  }
}

async function addToCart(page: Page): Promise<void> {
  for (const pieces of ["1", "2"]) {
    await press(buy(page).getByRole("button", { name: catalogue.card.add }));
    await waitForText(cartLink(page).locator("[data-cart-badge] [aria-hidden]"), pieces);
    await dialog(page).waitFor();
    await closeDialog(page);
  }
}

async function openCartTwice(page: Page): Promise<void> {
  const lines = dialog(page).getByRole("textbox");
  await press(cartLink(page));
  await lines.first().waitFor();
  await closeDialog(page);
  await press(cartLink(page));
  await lines.first().waitFor();
}

async function compareCards(page: Page): Promise<void> {
  const links = main(page).locator("a[data-compare]");
  for (const at of [0, 1]) {
    await press(links.nth(at));
    await waitForText(page.locator("[data-compare-count]").first(), String(at + 1));
  }
}

/** Phones show no tabs for a product's sections; its pictures are the first that a visitor taps. */
async function openPictureTwice(page: Page): Promise<void> {
  const picture = page.getByRole("list", { name: catalogue.gallery.views }).getByRole("link").first();
  await press(picture);
  await dialog(page).waitFor();
  await closeDialog(page);
  await press(picture);
  await dialog(page).waitFor();
}

async function choosePayment(page: Page): Promise<void> {
  for (const method of ["bank_transfer", "scheme"]) {
    const option = page.locator(`input[name=method][value=${method}]`);
    await press(option);
    await page.locator(`input[value=${method}]:checked`).waitFor();
    await main(page).locator("button[type=submit]:not([disabled],[aria-disabled=true])").last().waitFor();
  }
}

/** What visitors press, each with its goal (longest interaction, 75th percentile). */
export const interactions: readonly Interaction[] = [
  { name: "menu opened", mostMs: 150, page: "home", act: openMenuTwice },
  { name: "key in the search field", mostMs: 150, page: "home", act: typeInSearch },
  { name: "added to the cart", mostMs: 150, page: "product", act: addToCart },
  { name: "filter chosen", mostMs: 150, page: "listing", act: chooseFilters },
  { name: "order of a listing changed", mostMs: 150, page: "listing", act: changeSort },
  { name: "card compared", mostMs: 150, page: "listing", act: compareCards },
  { name: "quantity changed", mostMs: 150, page: "product", act: changeQuantity },
  { name: "picture of a product opened", mostMs: 150, page: "product", act: openPictureTwice },
  { name: "cart drawer opened", mostMs: 150, page: "home with a cart", act: openCartTwice },
  { name: "payment method chosen", mostMs: 150, page: "payment", act: choosePayment },
];
