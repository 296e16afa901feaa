import { describe, expect, it } from "vitest";
import { toNameParts, toShortName } from "./short-name";

describe("toShortName", () => {
  it.each([
    ["Meat grinder UNI-MG-80 – 80 kg/h, 500 W", ["80\u00a0kg/h", "500\u00a0W"], "Meat grinder UNI-MG-80"],
    ["Convection oven UNI-CO-43 – 43 l, 2,100 W", ["43 l", "4", "2,100 W"], "Convection oven UNI-CO-43"],
    ["Planetary mixer RC-PM-5 – 5 l, 450 W", ["5 l", "3"], "Planetary mixer RC-PM-5 – 450 W"],
    ["Convection oven RC-CO-38 – 38 l, 2,000 W", ["2,000 W", "–"], "Convection oven RC-CO-38 – 38 l"],
    ["Deep fryer RC-DF-4 – 43 l, 1,800 W", ["4", "3"], "Deep fryer RC-DF-4 – 43 l, 1,800 W"],
    [
      "Planetary mixer RC-PM-5 – 5 l, 450 W – set with accessories",
      ["5 l", "450 W"],
      "Planetary mixer RC-PM-5 – set with accessories",
    ],
    ["Mixer RC-PM-5 – 5 l, 450 W – set, 3 bowls", ["5 l"], "Mixer RC-PM-5 – 450 W – set, 3 bowls"],
    ["Chest freezer RC-FZ-100 – \u221224 °C", ["100 l", "-24\u00a0°C"], "Chest freezer RC-FZ-100"],
    ["Mixing bowl RC-PM-Z1", ["20 l"], "Mixing bowl RC-PM-Z1"],
  ])("shortens %s beside %j", (name, values, short) => expect(toShortName(name, values)).toBe(short));
});

it("splits a name into what is said only there and figures that are shown below it", () => {
  const values = ["5\u00a0l", "450 W", "2 kg"];
  expect(toNameParts("Planetary mixer RC-PM-5 – 5 l, 450 W – set with accessories", values)).toEqual([
    { text: "Planetary mixer RC-PM-5", isShown: false },
    { text: " – 5 l, 450 W", isShown: true },
    { text: " – set with accessories", isShown: false },
  ]);
  expect(toNameParts("Deep fryer RC-DF-4 – 4 l, 1,800 W", values).map(({ isShown }) => isShown)).toEqual([
    false,
    false,
  ]);
});
