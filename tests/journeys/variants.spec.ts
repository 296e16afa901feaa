import { expect, test } from "playwright/test";
import { createShopper } from "../support/shopper.ts";
import { shops } from "../support/shops.ts";
import { watchHydration } from "../support/watch-hydration.ts";

test("the keyboard selects a variant on the same page, and adds it to the cart", async ({ page }) => {
  const shopper = createShopper(page, shops.GB);
  const waitForScripts = await watchHydration(page);
  await shopper.openProduct("10210000");
  await waitForScripts();
  await page.evaluate(() => document.body.setAttribute("data-kept", ""));
  const wheels = page.getByRole("navigation", { name: "Wheels" });
  await wheels.getByRole("link", { name: "Polyurethane" }).press("Enter");
  await expect(page).toHaveURL(/\?variant=EX10210000$/);
  await wheels.getByRole("link", { name: "Nylon" }).press("Enter");
  await expect(page).toHaveURL(/\?variant=EX10210001$/);
  await expect(wheels.getByRole("link", { name: "Nylon" })).toHaveAttribute("aria-current", "true");
  await expect(wheels.getByRole("link", { name: "Nylon" })).toBeFocused();
  await expect(page.locator("body")).toHaveAttribute("data-kept");
  await expect(page.getByText("10210001").first()).toBeVisible();
  const steel = page.getByRole("navigation", { name: "Frame" }).getByRole("link", { name: "Galvanised" });
  await expect(steel).toContainText(shopper.word("catalogue.variant.otherwise"));
  await shopper.addToCart();
  await shopper.openCart();
  await expect(page.getByRole("link", { name: /Nylon · Powder-coated steel$/ })).toBeVisible();
});
