import { existsSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { root } from "../house/run-command.mjs";
import { searchRules, toSearchMark } from "./search-mark.ts";

it("names existing rule files, because a missing one would never change an index", () => {
  expect(searchRules.filter((rule) => !existsSync(path.join(root, rule)))).toEqual([]);
});

it("differs for another catalogue", () => {
  expect(toSearchMark("of today")).not.toBe(toSearchMark("of yesterday"));
});
