import { is } from "superstruct";
import { describe, expect, it } from "vitest";
import { judgeRecall, listRecallsOf, type Recall, RecallValue } from "./recall";

const recall: Recall = {
  key: "r-1",
  skus: ["EX10010016"],
  serials: [
    { from: "IH24-000100", to: "IH24-000199" },
    { from: "IH25-000001", to: "IH25-000010" },
  ],
  publishedOn: "2026-11-02",
  risk: { en: "The cable may overheat." },
  remedy: { en: "We replace the cable free of charge." },
};

describe("a recall", () => {
  it.each([
    ["IH24-000150", "affected"],
    ["IH25-000010", "affected"],
    ["IH24-000200", "not-affected"],
    ["IH24-150", "check"],
    [null, "check"],
  ])("of two ranges: serial number %s is %s", (serial, state) => {
    expect(judgeRecall(recall, "EX10010016", serial)).toBe(state);
  });

  it("never affects another article", () => {
    expect(judgeRecall(recall, "EX10010017", "IH24-000150")).toBe("not-affected");
    expect(judgeRecall(recall, "EX10010017", null)).toBe("not-affected");
  });

  it("without ranges affects every machine of the article", () => {
    const { serials: _, ...all } = recall;
    expect(judgeRecall(all, "EX10010016", null)).toBe("affected");
  });

  it("is listed until the day it ends, the latest first", () => {
    const later = { ...recall, key: "r-2", publishedOn: "2026-11-20", endsOn: "2026-12-24" };
    const keysOn = (day: "2026-12-23" | "2026-12-24") =>
      listRecallsOf([recall, later], "EX10010016", day).map(({ key }) => key);
    expect(keysOn("2026-12-23")).toEqual(["r-2", "r-1"]);
    expect(keysOn("2026-12-24")).toEqual(["r-1"]);
    expect(listRecallsOf([recall], "EX10010017", "2026-12-23")).toEqual([]);
  });

  it("needs articles, a day, a risk and a remedy", () => {
    const { key: _, ...value } = recall;
    expect(is(value, RecallValue)).toBe(true);
    for (const wrong of [{ skus: [] }, { publishedOn: "soon" }, { risk: {} }, { remedy: { en: "" } }])
      expect(is({ ...value, ...wrong }, RecallValue)).toBe(false);
  });
});
