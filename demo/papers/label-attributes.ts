import {
  attributeValueOf,
  climates,
  type RatedMachine,
  type Regulation,
  toNoiseClass,
} from "./energy-attributes.ts";
import type { Pictogram } from "./pictograms.ts";

interface LabelAttributes {
  readonly energy: string;
  readonly per: string;
  readonly boxes: readonly { readonly pictogram: Pictogram; readonly text: string }[];
}

/** The label's part below the arrows, by regulation. */
const attributesBy: Readonly<Record<Regulation, (rated: RatedMachine) => LabelAttributes>> = {
  "2015/1094": (rated) => ({
    energy: String(attributeValueOf(rated, "energyConsumption")),
    per: "kWh/annum",
    boxes: [
      { pictogram: "chilled", text: `${attributeValueOf(rated, "capacity")} L` },
      { pictogram: "climate", text: climates[String(attributeValueOf(rated, "climateClass"))] ?? "" },
    ],
  }),
  "2019/2016": (rated) => {
    const decibels = Number(attributeValueOf(rated, "noiseLevel"));
    return {
      energy: String(attributeValueOf(rated, "energyConsumption")),
      per: "kWh/annum",
      boxes: [
        { pictogram: "frozen", text: `${attributeValueOf(rated, "capacity")} L` },
        { pictogram: "noise", text: `${decibels} dB ${toNoiseClass(decibels)}` },
      ],
    };
  },
  "2019/2015": (rated) => ({
    energy: String(attributeValueOf(rated, "powerConsumption")),
    per: "kWh/1000h",
    boxes: [],
  }),
  "65/2014": (rated) => ({
    energy: String(attributeValueOf(rated, "energyPerCycle")),
    per: "kWh/cycle",
    boxes: [
      { pictogram: "cavity", text: `${attributeValueOf(rated, "capacity")} L` },
      { pictogram: "fan", text: `${attributeValueOf(rated, "energyPerCycle")} kWh` },
    ],
  }),
};

export function listLabelAttributes(rated: RatedMachine): LabelAttributes {
  return attributesBy[rated.regulation](rated);
}
