import { expect, it } from "vitest";
import { createTranslate } from "../../i18n/create-translate";
import { renderLastResort } from "./render-last-resort.server";

it("reports in the page's language that the error page failed as well, and links to the start page", () => {
  const translate = createTranslate("nl-BE", ["fr"]);
  const html = renderLastResort(translate, "/nl");
  expect(html).toMatch(/^<!DOCTYPE html><html lang="nl-BE">/);
  expect(html).toContain(`<title>${translate("frame.error.twice.title")}</title>`);
  expect(html).toContain(translate("frame.error.twice.text"));
  expect(html).toContain(`<a href="/nl">${translate("frame.error.twice.home")}</a>`);
  expect(html).not.toContain("<script");
});
