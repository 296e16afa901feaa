import { climates, figureOf, type RatedMachine, type Regulation, toNoiseClass } from "./energy-figures.ts";
import type { Pictogram } from "./pictograms.ts";

interface LabelFigures {
  readonly energy: string;
  readonly per: string;
  readonly boxes: readonly { readonly pictogram: Pictogram; readonly text: string }[];
}

/** The label's part below the arrows, by regulation. */
const figuresBy: Readonly<Record<Regulation, (rated: RatedMachine) => LabelFigures>> = {
  "2015/1094": (rated) => ({
    energy: String(figureOf(rated, "energyConsumption")),
    per: "kWh/annum",
    boxes: [
      { pictogram: "chilled", text: `${figureOf(rated, "capacity")} L` },
      { pictogram: "climate", text: climates[String(figureOf(rated, "climateClass"))] ?? "" },
    ],
  }),
  "2019/2016": (rated) => {
    const decibels = Number(figureOf(rated, "noiseLevel"));
    return {
      energy: String(figureOf(rated, "energyConsumption")),
      per: "kWh/annum",
      boxes: [
        { pictogram: "frozen", text: `${figureOf(rated, "capacity")} L` },
        { pictogram: "noise", text: `${decibels} dB ${toNoiseClass(decibels)}` },
      ],
    };
  },
  "2019/2015": (rated) => ({
    energy: String(figureOf(rated, "powerConsumption")),
    per: "kWh/1000h",
    boxes: [],
  }),
  "65/2014": (rated) => ({
    energy: String(figureOf(rated, "energyPerCycle")),
    per: "kWh/cycle",
    boxes: [
      { pictogram: "cavity", text: `${figureOf(rated, "capacity")} L` },
      { pictogram: "fan", text: `${figureOf(rated, "energyPerCycle")} kWh` },
    ],
  }),
};

export function listLabelFigures(rated: RatedMachine): LabelFigures {
  return figuresBy[rated.regulation](rated);
}
