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
      "Thursday 26 November",
    ));

  it("shows permyriad as percent", () => expect(plain(formatPermyriad(810, "de-CH"))).toBe("8.1%"));
});
