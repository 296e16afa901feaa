import { describe, expect, it } from "vitest";
import { createTranslate } from "../../i18n/create-translate";
import { fillLanguageLinks, renderFrame } from "./render-frame.server";

const frame = {
  prefix: "/nl",
  countryName: "België",
  departments: [{ key: "scales", name: "Weegschalen", slug: "weegschalen" }],
  freeFrom: "€ 59,00",
  languages: [
    { language: "fr", name: "Français", prefix: "" },
    { language: "nl", name: "Nederlands", prefix: "/nl" },
  ],
  hasGuaranteeNotice: true,
  hasPriceDisclaimer: true,
  year: 2026,
};

describe("renderFrame", () => {
  const translate = createTranslate("nl-BE", ["fr"]);

  it("renders the same content once", () =>
    expect(renderFrame(frame, translate)).toBe(renderFrame({ ...frame }, translate)));

  it("puts the language prefix before every own address", () => {
    const { header = "", footer = "" } = renderFrame(frame, translate);
    expect(header).toContain('href="/nl/weegschalen/"');
    expect(header).toContain('action="/nl/search"');
    expect(footer).toContain("2007–2026");
  });

  it("fills in this page's address in the other language", () => {
    const filled = fillLanguageLinks(renderFrame(frame, translate), [["fr", "/balances/"]]);
    expect(filled.header).toContain('href="/balances/"');
    expect(filled.header).not.toContain("%path-in");
  });

  it("takes a query for what it is, also where it looks like a pattern of replacement", () => {
    const filled = fillLanguageLinks(renderFrame(frame, translate), [["fr", "/search?q=$&$'$`$$"]]);
    expect(filled.header).toContain(`href="/search?q=$&$'$\`$$"`);
  });
});
