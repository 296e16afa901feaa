import { describe, expect, it } from "vitest";
import { foldWord } from "./fold-word";
import { joinHyphenated, listWords, readCode } from "./read-words";

describe("the key of a word", () => {
  it.each([
    ["de", ["Schweißgerät", "SCHWEISSGERAET", "schweissgerat"], "schweissgerat"],
    ["de", ["Kühlschrank", "Kuehlschrank", "kuhlschrank"], "kuhlschrank"],
    ["da", ["køleskab", "koeleskab", "Koleskab"], "koleskab"],
    ["nb", ["Måler", "maaler"], "maler"],
    ["el", ["Μηχανή", "ΜΗΧΑΝΗ", "μηχανη"], "michani"],
    ["el", ["ζυγός", "ζυγόσ"], "zygos"],
    ["bg", ["Макита", "makita"], "makita"],
    ["pl", ["Łódź", "lodz"], "lodz"],
    ["hu", ["MÉRLEG", "merleg"], "merleg"],
    ["cs", ["Váhy", "vahy"], "vahy"],
    ["en", ["1.5", "1,5"], "1d5"],
  ])("in %s is one for %j", (language, words, key) => {
    expect(words.map((word) => foldWord(word, language))).toEqual(words.map(() => key));
  });

  it("contains only alphanumeric characters, whatever the input", () => {
    expect(foldWord("秤ميزان𝕊'\"*", "en")).toMatch(/^[a-z0-9]*$/);
  });
});

describe("a text", () => {
  it("is split into words and numbers with their decimals", () => {
    expect(listWords("Waage, 1,5kg – M12 (60x40)!")).toEqual(["Waage", "1,5", "kg", "M12", "60", "x40"]);
    expect(joinHyphenated("MIG-Schweiß-Gerät 5-l")).toEqual(["MIGSchweiß"]);
  });

  it.each([
    ["EX-1000.1234", "ex10001234"],
    ["10 00 12 34", "10001234"],
    ["4069876543210", "4069876543210"],
    ["ex 1000", "ex1000"],
    ["500", null],
    ["20 kg", null],
    ["waage 10001234", null],
    ["1".repeat(41), null],
  ])("%s is the number %s", (text, code) => {
    expect(readCode(text)).toBe(code);
  });
});
