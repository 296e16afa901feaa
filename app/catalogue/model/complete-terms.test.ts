import { describe, expect, it } from "vitest";
import { completeTerms } from "./complete-terms";

const mixer = ["Planetenrührmaschine", "Planetenrührmaschinen"];
const bowl = ["Rührschüssel", ...mixer];

describe("completed search terms", () => {
  it("begin with the input before they contain it, each once, in lower case", () =>
    expect(completeTerms("Rühr", [mixer, bowl, mixer], "de-DE")).toEqual([
      ["", "rühr", "schüssel"],
      ["planeten", "rühr", "maschine"],
    ]));

  it("ignore accents and complete the last of several words", () => {
    expect(completeTerms("ruhrsch", [bowl], "de-DE")).toEqual([["", "rührsch", "üssel"]]);
    expect(completeTerms("planetary m", [["planetary mixer", "planetary mixers"]], "en-GB")).toEqual([
      ["", "planetary", " ", "m", "ixer"],
    ]);
  });

  it("are not the input itself, nor nouns without one of its words", () => {
    expect(completeTerms("planetenrührmaschine", [mixer], "de-DE").map((term) => term.join(""))).toEqual([
      "planetenrührmaschinen",
    ]);
    expect(completeTerms("rühr 20", [mixer], "de-DE")).toEqual([]);
  });

  it("are three at most", () =>
    expect(
      completeTerms("waage", [["Tischwaage"], ["Kranwaage"], ["Plattformwaage"], ["Zählwaage"]], "de-DE"),
    ).toHaveLength(3));
});
