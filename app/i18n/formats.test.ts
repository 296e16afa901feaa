import { describe, expect, it } from "vitest";
import { money } from "../foundation/money";
import { formatDate, formatMoney, formatPermyriad } from "./formats";

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

describe("formats", () => {
  it("shows two decimals of a price", () =>
    expect(plain(formatMoney(money(138900, "EUR"), "de-DE"))).toBe("1.389,00 €"));

  it("shows no decimals of whole forints, and two of fractions", () => {
    expect(plain(formatMoney(money(2209900, "HUF"), "hu-HU"))).toBe("22 099 Ft");
    expect(plain(formatMoney(money(2209950, "HUF"), "hu-HU"))).toBe("22 099,50 Ft");
  });

  it("shows a date in the country's time zone", () =>
    expect(formatDate(new Date("2026-11-25T23:30:00Z"), "en-GB", "Europe/Bratislava", "long")).toBe(
      "Thursday 26\u00a0November",
    ));

  it.each([
    ["de-DE", "long", "Montag, 7.\u00a0Dezember"],
    ["es-ES", "long", "lunes, 7\u00a0de\u00a0diciembre"],
    ["hu-HU", "long", "december\u00a07., hétfő"],
    ["bg-BG", "date", "7\u00a0декември 2026\u202fг."],
    ["fr-CH", "short", "lun. 7\u00a0déc."],
  ] as const)("keeps day and month on one line: %s %s", (locale, style, shown) =>
    expect(formatDate(new Date("2026-12-07T12:00:00Z"), locale, "Europe/Berlin", style)).toBe(shown),
  );

  it("shows permyriad as percent", () => expect(plain(formatPermyriad(810, "de-CH"))).toBe("8.1%"));
});
