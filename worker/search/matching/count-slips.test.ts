import { describe, expect, it } from "vitest";
import { countSlips } from "./count-slips";

describe("typos between two words", () => {
  it.each([
    ["waage", "waage", 0],
    ["wage", "waage", 1],
    ["waagge", "waage", 1],
    ["waaeg", "waage", 1],
    ["xaage", "waage", 1],
    ["kompressr", "kompressor", 1],
    ["kmpressr", "kompressor", 2],
    ["zange", "waage", 2],
    ["zangen", "waage", 3],
  ])("%s → %s: %i", (typed, word, slips) => {
    expect(countSlips(typed, word, 2)).toBe(slips);
    expect(countSlips(word, typed, 2)).toBe(slips);
  });

  it("ignores the part of the word that is not entered yet", () => {
    expect(countSlips("komprs", "kompressor", 2, true)).toBe(1);
    expect(countSlips("komp", "kompressor", 1, true)).toBe(0);
    expect(countSlips("kompressor", "komp", 2, true)).toBe(3);
  });
});
