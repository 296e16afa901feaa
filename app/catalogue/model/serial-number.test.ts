import { describe, expect, it } from "vitest";
import { findInRange, toSerialNumber } from "./serial-number";

describe("a serial number", () => {
  it.each([
    ["ih24-000 150", "IH24000150"],
    ["IH24.000/150", "IH24000150"],
    [" 0042 ", "0042"],
    ["ＩＨ２４", "IH24"],
  ])("%j is %s", (text, serial) => {
    expect(toSerialNumber(text)).toBe(serial);
  });

  it.each(["", "7", "unknown", "IH24<150>", "#5?", "1".repeat(31), `1${" ".repeat(40)}`])(
    "is not %j",
    (text) => {
      expect(toSerialNumber(text)).toBeNull();
    },
  );
});

describe("a range of serial numbers", () => {
  const range = { from: "IH24-000100", to: "IH24-000199" };

  it.each([
    ["IH24-000100", "inside"],
    ["ih24 000150", "inside"],
    ["IH24-000199", "inside"],
    ["IH24-000099", "outside"],
    ["IH24-000200", "outside"],
    ["IH25-000150", "outside"],
    ["XY24-000150", "outside"],
  ])("has %s %s", (serial, place) => {
    expect(findInRange(serial, range)).toBe(place);
  });

  it.each(["IH24-150", "24000150", "IH2A000150", "IH24-0001500", "none"])(
    "does not decide about %s, which has another form",
    (serial) => {
      expect(findInRange(serial, range)).toBe("unclear");
    },
  );

  it.each([
    ["950", "inside"],
    ["0950", "inside"],
    ["1200", "inside"],
    ["99", "outside"],
    ["1201", "outside"],
  ])("of numbers compares %s as a number: %s", (serial, place) => {
    expect(findInRange(serial, { from: "950", to: "1200" })).toBe(place);
  });

  it("across years compares the year first", () => {
    const years = { from: "IH24-900000", to: "IH25-000500" };
    expect(findInRange("IH24-950000", years)).toBe("inside");
    expect(findInRange("IH25-000501", years)).toBe("outside");
  });

  it("without readable ends decides nothing", () => {
    expect(findInRange("IH24-000100", { from: "?", to: "IH24-000199" })).toBe("unclear");
  });
});
