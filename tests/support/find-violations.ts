import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";

type Scope = {
  /** Selects the part of the page that is checked; the whole page if missing. */
  readonly within?: string;
  /** Rules that do not apply. */
  readonly except?: readonly string[];
};

/**
 * Runs axe on the page in its current state.
 *
 * @returns one line per violated rule: its id and the markup of the elements that violate it
 */
export async function findViolations(
  page: Page,
  { within, except = [] }: Scope = {},
): Promise<readonly string[]> {
  // Content that the browser skips while it is far from the viewport has no colours yet: axe would guess them.
  await page.evaluate(() => document.documentElement.setAttribute("data-whole", ""));
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).disableRules([...except]);
  if (within) axe.include(within);
  // Outside legacy mode axe opens a second page for each run; only a page with frames needs that.
  axe.setLegacyMode(page.frames().length === 1);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}
