import { expect, test } from "playwright/test";
import { findViolations } from "../support/find-violations.ts";
import { createShopper } from "../support/shopper.ts";
import { shops } from "../support/shops.ts";
import { watchHydration } from "../support/watch-hydration.ts";

const shop = shops.GB;
/** The first family has a video clip. The other has variants and volume prices. */
const mixer = "10010000";
const truck = "10210000";

test("the keyboard moves through the gallery and opens the full size, and the focus returns", async ({
  page,
}) => {
  const { openProduct, word } = createShopper(page, shop);
  const pictures: string[] = [];
  page.on("request", (request) => pictures.push(request.url()));
  await page.setViewportSize({ width: 375, height: 812 });
  const waitForScripts = await watchHydration(page);
  await openProduct(mixer);
  const strip = page.getByRole("list", { name: word("catalogue.gallery.views") });
  await expect(strip.getByRole("img").first()).toBeVisible();
  expect(pictures.filter((url) => url.endsWith("-left.svg"))).toEqual([]);
  await waitForScripts();
  await strip.focus();
  await strip.press("ArrowRight");
  const second = strip.getByRole("link").nth(1);
  await expect(second).toBeInViewport({ ratio: 0.9 });
  await second.focus();
  await second.press("Enter");
  const viewer = page.getByRole("dialog");
  const place = viewer.getByRole("status");
  await expect(place).toContainText(word("product.view.left"));
  expect(await findViolations(page)).toEqual([]);
  await viewer.getByRole("button", { name: word("product.viewer.larger") }).press("Enter");
  await viewer.getByRole("button", { name: word("product.view.video") }).press("Enter");
  await viewer.getByRole("button", { name: word("product.viewer.play") }).press("Enter");
  await expect(viewer.getByRole("img")).toHaveAttribute("src", /clip\.webp$/);
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expect(second).toBeFocused();
});

test("all thumbnails are in view, and the one of a swiped picture is marked", async ({ page }) => {
  const { openProduct, word } = createShopper(page, shop);
  await page.setViewportSize({ width: 768, height: 1024 });
  const waitForScripts = await watchHydration(page);
  await openProduct(mixer);
  await waitForScripts();
  const thumbs = page.getByRole("list", { name: word("product.viewer.choose") });
  const last = thumbs.locator("a[href^='#view-']").last();
  await expect(last).toBeInViewport({ ratio: 0.9 });
  await expect(last).toHaveAttribute("aria-current", "false");
  await page
    .getByRole("list", { name: word("catalogue.gallery.views") })
    .evaluate((strip) => strip.scrollTo({ left: strip.scrollWidth, behavior: "instant" }));
  await expect(last).toHaveAttribute("aria-current", "true");
});

test("price and total follow the quantity by the volume price table, and the cart uses the same", async ({
  page,
}) => {
  const { openProduct, word, addToCart } = createShopper(page, shop);
  await openProduct(truck);
  const buy = page.getByRole("region", { name: word("catalogue.product.buy") });
  const row = buy.getByRole("row").filter({ hasText: word("product.volume.from", { pieces: "3" }) });
  const each = await row.getByRole("cell").first().innerText();
  await buy.getByRole("spinbutton").fill("3");
  await expect(row).toHaveAttribute("aria-current", "true");
  await expect(buy.locator("strong").first()).toHaveText(each);
  const sum = (3 * Number(each.replace(/[^\d.]/g, ""))).toFixed(2);
  await expect(buy.getByText(`= £${sum}`)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await addToCart();
  await expect(page.getByText(`£${sum}`).first()).toBeVisible();
});

test("price and button are in the first viewport of a phone and of a tablet", async ({ page }) => {
  const { openProduct, word } = createShopper(page, shop);
  // The second is reduced and has two options to choose.
  for (const [width, height, number] of [
    [375, 812, mixer],
    [375, 812, "10210000"],
    [768, 1024, "10210000"],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openProduct(number);
    const buy = page.getByRole("region", { name: word("catalogue.product.buy") });
    await expect(buy.locator("strong").first()).toBeInViewport({ ratio: 1 });
    await expect(buy.getByRole("button", { name: word("catalogue.card.add") }).first()).toBeInViewport({
      ratio: 1,
    });
  }
});

test("prints on two pages, without recommendations", async ({ page }) => {
  const { openProduct } = createShopper(page, shop);
  await openProduct(truck);
  const pdf = await page.pdf({ format: "A4" });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("#data")).toBeVisible();
  for (const id of ["comparison", "related", "accessories", "rating-reviews"])
    await expect(page.locator(`#${id}`)).toBeHidden();
});
