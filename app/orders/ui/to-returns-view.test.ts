import { describe, expect, it } from "vitest";
import { createTranslate } from "../../i18n/create-translate";
import { toPeriod } from "./to-returns-view";

describe("the period of returns", () => {
  it("is stated with the law's and the shop's days before an order is known", () => {
    const { title, sentences } = toPeriod(createTranslate("de-DE"), null);
    expect(title).toContain("30");
    expect(sentences.join(" ")).toMatch(/14 .* 30 /);
  });

  it("promises no right of withdrawal in Switzerland", () => {
    const swiss = createTranslate("fr-CH");
    expect(toPeriod(swiss, null).sentences).toEqual([swiss("my-orders.return.costs")]);
  });
});
