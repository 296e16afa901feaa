import { describe, expect, it } from "vitest";
import { chooseSpelling } from "./choose-spelling";

const names = [
  "Hochdruckreiniger 180 bar",
  "Kühlschränke",
  "Pressure washers",
  "Pump P-12",
  "STAMOS",
  "Везни",
  "Κομπρεσέρ",
  "Pillar drills",
  "Dry",
];

describe("the spelling of a text", () => {
  it.each([
    ["hochdrckrenigr", "hochdruckreiniger"],
    ["Hochdrukkreingier 180", "hochdruckreiniger 180"],
    ["kulschranke", "kühlschränke"],
    ["presur wascher", "pressure washers"],
    ["pmp", "pump"],
    ["stammos", "stamos"],
    ["вазни", "везни"],
    ["κομπρεσρς", "κομπρεσέρ"],
    ["drl", "drills"],
  ])("corrects %s to %s", (text, spelt) => {
    expect(chooseSpelling(text, names)).toBe(spelt);
  });

  it.each(["hochdruck", "Kuhlschranke", "pressure washers", "qwertzuiop", "phone", "12345678", "*", ""])(
    "leaves %s unchanged",
    (text) => {
      expect(chooseSpelling(text, names)).toBeNull();
    },
  );
});
