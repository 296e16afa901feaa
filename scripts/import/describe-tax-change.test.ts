import { describe, expect, it } from "vitest";
import { describeTaxChange } from "./describe-tax-change.ts";

const toCategory = (rates: readonly object[]) => ({ id: "1", version: 1, key: "standard", rates });
const german = { id: "a", country: "DE", amount: 0.19, includedInPrice: true };
const french = { id: "b", country: "FR", amount: 0.2, includedInPrice: true };
const texan = { id: "c", country: "US", state: "Texas", amount: 0.0625, includedInPrice: false };

describe("what a draft did to the rates of a tax category that was there", () => {
  it("is told with what they were, what is new, and what stays", () => {
    const after = toCategory([{ ...german, id: "d", amount: 0.16 }, french, texan]);
    expect(describeTaxChange("tax-categories", toCategory([german, french]), after)).toBe(
      "was there already, and all its products are taxed so now; DE 19 % included → 16 % included; US (Texas) 6.25 % on top is new; 1 more left as they were",
    );
  });

  it("is nothing where only its name changed, and of a category that is new", () => {
    const category = toCategory([german]);
    expect(describeTaxChange("tax-categories", category, category)).toBeNull();
    expect(describeTaxChange("tax-categories", undefined, category)).toBeNull();
    expect(describeTaxChange("zones", toCategory([]), category)).toBeNull();
  });
});
