import { expect, it } from "vitest";
import { createTranslate } from "../../i18n/create-translate";
import { toAddedFlash, toAddedNotice, toErrorNotice, toFlashNotice, toKnownError } from "./cart-notice";

const reasons = ["expired", "used-up", "blocked", "switched-off", "not-applicable", "not-found"];
const inEnglish = createTranslate("en-GB");

it("has a separate sentence for each state of a discount code", () => {
  const texts = reasons.map(
    (reason) => toErrorNotice(toKnownError({ code: `coupon-${reason}` }), inEnglish).text,
  );
  expect(new Set(texts).size).toBe(reasons.length);
});

it("names a code's first valid day and another's minimum, as sent by the server", () => {
  const early = toKnownError({ code: "coupon-not-yet-valid", validFrom: "2026-12-24" });
  expect(toErrorNotice(early, inEnglish).text).toContain("24\u00a0December 2026");
  const minimum = { centAmount: 5_000_000, currency: "GBP" };
  const small = toKnownError({ code: "coupon-below-minimum", minimum });
  expect(toErrorNotice(small, inEnglish).text).toContain("£50,000.00");
});

it("counts several added articles, and has the plain sentence for one", () => {
  expect(toAddedNotice(toAddedFlash(3), inEnglish)?.text).toBe("3 items are now in your cart.");
  expect(toAddedNotice(toAddedFlash(1), inEnglish)).toBeNull();
  expect(toFlashNotice(toAddedFlash(1), inEnglish)?.kind).toBe("ok");
});
