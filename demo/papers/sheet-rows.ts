import type { AttributeName, UnitKey } from "../catalogue/assortment/keys.ts";
import type { Language } from "../catalogue/language.ts";
import {
  formatAttributeValue,
  formatMeasure,
  formatNumber,
} from "../catalogue/text/format-attribute-value.ts";
import { type Words, words } from "../catalogue/words/words.ts";
import {
  attributeValueOf,
  climates,
  type RatedMachine,
  type Regulation,
  toNoiseClass,
} from "./energy-attributes.ts";

type Row = readonly [label: string, value: string];
type SheetWord = keyof Words["catalogue"]["energySheet"];

/** Writes the rows of one sheet, in its language and with its machine's figures. */
interface RowWriter {
  readonly rated: RatedMachine;
  /** A row with the sheet's own title, and its figure with an optional unit. */
  readonly own: (title: SheetWord, value: number | string, unit?: UnitKey) => Row;
  /** A row with an attribute's name, the machine's figure and the attribute's unit. */
  readonly attribute: (name: AttributeName) => Row;
  /** Height, width and depth, outside. */
  readonly dimensions: () => readonly Row[];
  readonly electricity: string;
}

/** The fields of the regulation's information sheet beyond supplier, model, class and index, in its order. */
const rowsBy: Readonly<Record<Regulation, (writer: RowWriter) => readonly Row[]>> = {
  "2015/1094": ({ rated, own, attribute }) => {
    const climate = String(attributeValueOf(rated, "climateClass"));
    return [
      own("yearly", Number(attributeValueOf(rated, "energyConsumption")), "kWh"),
      own("chilled", Number(attributeValueOf(rated, "capacity")), "l"),
      own("frozen", 0, "l"),
      [attribute("climateClass")[0], `${climate} (${climates[climate]})`],
    ];
  },
  "2019/2016": ({ rated, own, attribute, dimensions }) => {
    const [label, value] = attribute("noiseLevel");
    return [
      ...dimensions(),
      own("frozen", Number(attributeValueOf(rated, "capacity")), "l"),
      [label, `${value} (${toNoiseClass(Number(attributeValueOf(rated, "noiseLevel")))})`],
      own("yearly", Number(attributeValueOf(rated, "energyConsumption")), "kWh"),
      attribute("freezingCapacity"),
      attribute("temperatureMin"),
    ];
  },
  "2019/2015": ({ rated, own, attribute, dimensions }) => [
    own("technology", "LED"),
    own("onMode", `${attributeValueOf(rated, "powerConsumption")}\u00a0kWh/1000\u00a0h`),
    own("flux", Number(attributeValueOf(rated, "luminousFlux")), "lm"),
    own("colourTemperature", Number(attributeValueOf(rated, "colourTemperature")), "K"),
    own("onPower", Number(attributeValueOf(rated, "powerConsumption")), "W"),
    own("colourRendering", leastColourRendering),
    attribute("beamAngle"),
    ...dimensions(),
  ],
  "65/2014": ({ rated, own, electricity }) => [
    own("fanCycle", Number(attributeValueOf(rated, "energyPerCycle")), "kWh"),
    own("cavities", 1),
    own("heatSource", electricity),
    own("cavityVolume", Number(attributeValueOf(rated, "capacity")), "l"),
  ],
};

/** Regulation (EU) 2019/2020, Annex II: minimum of light sources for sale. */
const leastColourRendering = 80;

export function listSheetRows(rated: RatedMachine, language: Language): readonly Row[] {
  return rowsBy[rated.regulation](createRowWriter(rated, language));
}

function createRowWriter(rated: RatedMachine, language: Language): RowWriter {
  const { attributes, energySheet, fields } = words[language].catalogue;
  const { height, width, length } = rated.cm;
  const toText = (value: number | string, unit?: UnitKey) => {
    if (typeof value === "string") return value;
    return unit ? formatMeasure(value, unit, language) : formatNumber(value, language);
  };
  return {
    rated,
    own: (title, value, unit) => [energySheet[title], toText(value, unit)],
    attribute: (name) => [
      attributes[name],
      formatAttributeValue(name, attributeValueOf(rated, name), language),
    ],
    dimensions: () => [
      [fields.netHeight, toText(height, "cm")],
      [fields.netWidth, toText(width, "cm")],
      [fields.netLength, toText(length, "cm")],
    ],
    electricity: energySheet.electricity,
  };
}
