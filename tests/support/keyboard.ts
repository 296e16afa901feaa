import { expect, type Locator, type Page } from "playwright/test";

/** More tab stops than any page of the shop has. */
const maxStops = 200;

/** A shopper without a pointer: every step is a key press, and the focus must be visible. */
export function createKeyboard(page: Page) {
  const focused = page.locator(":focus");
  let actions = 0;

  const press = (key: string) => {
    if (key !== "Tab" && key !== "Shift+Tab") actions += 1;
    return page.keyboard.press(key);
  };

  /** Presses Tab until the target has the focus, and expects the focus to be visible. */
  async function tabTo(target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
    await expect(target).toBeVisible();
    for (let stops = 0; stops < maxStops; stops += 1) {
      if (await hasFocus(target)) return expectFocusShown(page);
      await press(key);
    }
    throw new Error(`${key} does not reach ${target}`);
  }

  async function type(target: Locator, text: string): Promise<void> {
    await tabTo(target);
    actions += 1;
    await page.keyboard.type(text);
    await expect(target).toHaveValue(text);
  }

  /** Reaches the target's radio group by Tab, and the target by the arrow keys. */
  async function choose(target: Locator): Promise<void> {
    const name = await target.getAttribute("name");
    await tabTo(page.locator(`input[type="radio"][name="${name}"]:checked`));
    actions += 1;
    for (let stops = 0; stops < maxStops && !(await target.isChecked()); stops += 1)
      await page.keyboard.press("ArrowDown");
    await expect(target).toBeChecked();
    await expectFocusShown(page);
  }

  /** Key presses that do something, fields filled in and choices so far; walking by Tab is none. */
  const count = () => actions;

  return { press, tabTo, type, choose, focused, count };
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/** Expects an outline on the focused element or its visible container, with nothing covering it. */
export async function expectFocusShown(page: Page): Promise<void> {
  const isShown = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return "nothing has the focus";
      const { left, top, width, height } = focused.getBoundingClientRect();
      const isSeen = top >= 0 && top + Math.min(height, innerHeight) <= innerHeight + 1;
      if (!isSeen) return "the focus is outside of what is seen";
      const over = document.elementFromPoint(left + width / 2, top + Math.min(height, innerHeight) / 2);
      const isFree =
        over &&
        (focused.contains(over) || over.contains(focused) || over.closest("label")?.contains(focused));
      if (!isFree) return `the focus is hidden by ${over?.outerHTML.slice(0, 80)}`;
      for (
        let element: Element | null = focused;
        element && element !== document.body;
        element = element.parentElement
      ) {
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        if (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2) return "shown";
      }
      return `no outline on ${focused.outerHTML.slice(0, 120)}`;
    });
  await expect.poll(isShown).toBe("shown");
}
