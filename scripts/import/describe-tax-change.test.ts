import { describe, expect, it } from "vitest";
import { describeTaxChange } from "./describe-tax-change.ts";

const toCategory = (rates: readonly object[]) => ({ id: "1", version: 1, key: "standard", rates });
const german = { id: "a", country: "DE", amount: 0.19, includedInPrice: true };
const french = { id: "b", country: "FR", amount: 0.2, includedInPrice: true };
const texan = { id: "c", country: "US", state: "Texas", amount: 0.0625, includedInPrice: false };

describe("a draft's change to an existing tax category's rates", () => {
  it("is reported with the old rates, the new ones, and the unchanged ones", () => {
    const after = toCategory([{ ...german, id: "d", amount: 0.16 }, french, texan]);
    expect(describeTaxChange("tax-categories", toCategory([german, french]), after)).toBe(
      "was there already, and all its products are taxed so now; DE 19 % included → 16 % included; US (Texas) 6.25 % on top is new; 1 more left as they were",
    );
  });

  it("is empty when only its name changed, and for a new category", () => {
    const category = toCategory([german]);
    expect(describeTaxChange("tax-categories", category, category)).toBeNull();
    expect(describeTaxChange("tax-categories", undefined, category)).toBeNull();
    expect(describeTaxChange("zones", toCategory([]), category)).toBeNull();
  });
});
