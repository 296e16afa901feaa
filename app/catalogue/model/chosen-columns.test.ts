import { expect, it } from "vitest";
import {
  findChoice,
  isColumnsFragment,
  parseColumnsFragment,
  toColumnsFragment,
  toTableKind,
  withChoice,
} from "./chosen-columns";

const kind = toTableKind(["Power", "Size, outside", "Мощност"]);

it("is the same for tables with the same columns in another order, which differs by their values", () => {
  expect(toTableKind(["Size, outside", "Мощност", "Power"])).toBe(kind);
  expect(toTableKind(["Power"])).not.toBe(kind);
});

it("is in the URL's fragment without loss", () => {
  for (const chosen of [["Size, outside", "Мощност"], ["Power"], []]) {
    const hash = toColumnsFragment(chosen);
    expect(isColumnsFragment(hash)).toBe(true);
    expect(parseColumnsFragment(hash, kind)).toEqual(chosen);
  }
});

it("ignores a fragment of another table, of another purpose, and a malformed one", () => {
  for (const hash of ["", "#order", "#columns=Torque", "#columns=Power,Torque", "#columns=%E0%A4%A"])
    expect(parseColumnsFragment(hash, kind)).toBeNull();
});

it("is stored per kind of table, the latest first, and forgotten on reset", () => {
  const other = toTableKind(["Capacity"]);
  const stored = withChoice(withChoice(undefined, kind, ["Power"]), other, []);
  expect(stored.map((each) => each.kind)).toEqual([other, kind]);
  expect(findChoice(stored, kind)).toEqual(["Power"]);
  expect(findChoice(stored, other)).toEqual([]);
  expect(findChoice(withChoice(stored, kind, null), kind)).toBeNull();
});

it("skips stored values of another shape and titles that the table no longer has", () => {
  const stored = [null, { kind }, { kind, chosen: [1] }, { kind, chosen: ["Torque", "Power"] }];
  expect(findChoice(stored, kind)).toEqual(["Power"]);
  expect(findChoice("Power", kind)).toBeNull();
});

it("stores at most twenty kinds", () => {
  let stored = withChoice(undefined, kind, ["Power"]);
  for (let at = 0; at < 30; at += 1) stored = withChoice(stored, `kind-${at}`, []);
  expect(stored).toHaveLength(20);
  expect(findChoice(stored, kind)).toBeNull();
});
