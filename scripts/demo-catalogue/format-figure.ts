import { type AttributeName, technicalAttributes, type ValueKey } from "./attribute.ts";
import type { Figure } from "./families/family.ts";
import type { Language } from "./language.ts";
import { words } from "./words.ts";

const numbers = new Map<Language, Intl.NumberFormat>();

/** A number as that language writes it: 1350 is "1 350" in Slovak, "1.350" in German. */
function formatNumber(value: number, language: Language): string {
  let format = numbers.get(language);
  if (!format) {
    format = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
    numbers.set(language, format);
  }
  return format.format(value);
}

/** A figure with its unit, kept together by a no-break space: "0,7 l". */
export function formatFigure(name: AttributeName, figure: Figure, language: Language): string {
  const { type, unit } = technicalAttributes[name];
  if (type === "lenum") return words[language].values[toValueKey(name, figure)];
  const value = typeof figure === "number" ? formatNumber(figure, language) : String(figure);
  return unit ? `${value}\u00a0${unit}` : value;
}

/** "Power: 500 W", for lists of figures. */
export function formatLabelledFigure(name: AttributeName, figure: Figure, language: Language): string {
  const colon = language === "fr" ? "\u00a0:" : ":";
  return `${words[language].attributes[name]}${colon} ${formatFigure(name, figure, language)}`;
}

/** Puts figures in place of {0}, {1}, … */
export function fillFigures(template: string, figures: readonly string[]): string {
  return template.replace(/\{(\d)\}/g, (gap, at: string) => figures[Number(at)] ?? gap);
}

function toValueKey(name: AttributeName, figure: Figure): ValueKey {
  const key = technicalAttributes[name].values?.find((value) => value === figure);
  if (!key) throw new Error(`${name} has no value ${figure}: add it to technicalAttributes`);
  return key;
}
