import { describe, expect, it } from "vitest";
import { isToggledOn, parseToggles, toToggleText } from "./toggles";

const parse = (query: string) => parseToggles(new URLSearchParams(query));

describe("toggles", () => {
  it("are the known ones in a URL", () => {
    expect(parse("toggle-google-pay-only=on&toggle-bloomreach-api=off&q=pump")).toEqual({
      "google-pay-only": true,
      "bloomreach-api": false,
    });
    expect(parse("toggle-google-pay-only=yes&toggle-toString=on&toggle-=on&google-pay-only=on")).toEqual({});
  });

  it("use the last value of a name", () => {
    expect(parse("toggle-bloomreach-api=on&toggle-bloomreach-api=off")).toEqual({ "bloomreach-api": false });
  });

  it("survive a conversion to text", () => {
    const toggles = parse("toggle-google-pay-only=off&toggle-bloomreach-api=on");
    expect(parse(toToggleText(toggles))).toEqual(toggles);
    expect(toToggleText({})).toBe("");
  });

  it("show the duties of a day, until today is requested", () => {
    expect(parse("toggle-day=2027-02-18")).toEqual({ day: "2027-02-18" });
    expect(parse("toggle-day=2027-02-30&toggle-day=")).toEqual({});
    expect(parse("toggle-day=today")).toEqual({ day: null });
    for (const text of ["toggle-day=2027-02-18", "toggle-bloomreach-api=on&toggle-day=today"])
      expect(toToggleText(parse(text))).toBe(text);
  });

  it("fall back to the store's setting, and then to the default", () => {
    expect(isToggledOn({}, "bloomreach-api")).toBe(true);
    expect(isToggledOn({ "bloomreach-api": false }, "bloomreach-api")).toBe(false);
    expect(isToggledOn({}, "google-pay-only", true)).toBe(true);
    expect(isToggledOn({ "google-pay-only": false }, "google-pay-only", true)).toBe(false);
  });
});
