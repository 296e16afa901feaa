import { expect, it } from "vitest";
import { applyKnownAction } from "./apply-in-turn.ts";

const actions = { add: (sum: number, { by }: { readonly by?: unknown }) => sum + Number(by ?? 1) };

it("applies the action of that name, and treats null as missing", () => {
  expect(applyKnownAction(actions, 1, { action: "add", by: 2 })).toBe(3);
  expect(applyKnownAction(actions, 1, { action: "add", by: null })).toBe(2);
});

it.each(["dance", "toString", undefined])("refuses %s, which is not listed", (action) => {
  expect(() => applyKnownAction(actions, 1, { action })).toThrow(
    expect.objectContaining({ code: "InvalidJsonInput" }),
  );
});
