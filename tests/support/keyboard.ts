import { expect, type Locator, type Page } from "playwright/test";

/** More stops than any page of the shop has. */
const maxStops = 200;

/** A shopper who has no pointer: every step is a key, and where the focus is must be seen. */
export function createKeyboard(page: Page) {
  const focused = page.locator(":focus");

  const press = (key: string) => page.keyboard.press(key);

  /** Tabs on until the target has the focus, and sees that it shows. */
  async function tabTo(target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
    await expect(target).toBeVisible();
    for (let stops = 0; stops < maxStops; stops += 1) {
      if (await hasFocus(target)) return expectFocusShown(page);
      await press(key);
    }
    throw new Error(`${target} is not reached by ${key}`);
  }

  async function type(target: Locator, text: string): Promise<void> {
    await tabTo(target);
    await page.keyboard.type(text);
    await expect(target).toHaveValue(text);
  }

  /** The radio of a group that the target belongs to is reached by Tab, the target by the arrows. */
  async function choose(target: Locator): Promise<void> {
    const name = await target.getAttribute("name");
    await tabTo(page.locator(`input[type="radio"][name="${name}"]:checked`));
    for (let stops = 0; stops < maxStops && !(await target.isChecked()); stops += 1) await press("ArrowDown");
    await expect(target).toBeChecked();
    await expectFocusShown(page);
  }

  return { press, tabTo, type, choose, focused };
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/** The element with the focus, or what is drawn around it, has an outline, and nothing lies over it. */
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
