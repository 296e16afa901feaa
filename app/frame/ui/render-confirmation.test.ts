import { expect, it } from "vitest";
import { createTranslate } from "../../i18n/create-translate";
import { renderConfirmation } from "./render-confirmation.server";

const translate = createTranslate("de-DE", []);
const render = (query: string) => renderConfirmation(new URL(`https://shop.test/${query}`), translate, "n");

it("shows the URL's confirmation in a dialog that opens and closes without a script", () => {
  const html = render("?confirmation=newsletter");
  expect(html).toContain(translate("newsletter.confirmed"));
  expect(html).toMatch(/^<dialog open=""/);
  expect(html).toContain('<form method="dialog">');
  expect(render("?confirmation=newsletter-again")).toContain(translate("newsletter.confirmedBefore"));
  for (const kind of ["email", "review", "support", "order-withdrawn"])
    expect(render(`?confirmation=${kind}`)).not.toBe("");
});

it.each(["", "?confirmation=", "?confirmation=toString", "?confirmation=<b>", "?confirmation=sale"])(
  "shows nothing for %j, and never text from the URL",
  (query) => expect(render(query)).toBe(""),
);
