import { type Money, money, roundHalfEven } from "../../foundation/money";

/** The units of comparable prices (Directive 98/6/EC Art. 2b). */
export type BaseUnit = "kg" | "l" | "m" | "m2";

/** Content of one piece. */
export type NetContent = { readonly amount: number; readonly unit: BaseUnit };

const units: Readonly<Record<string, readonly [unit: BaseUnit, share: number]>> = {
  mg: ["kg", 0.000_001],
  g: ["kg", 0.001],
  kg: ["kg", 1],
  ml: ["l", 0.001],
  cl: ["l", 0.01],
  l: ["l", 1],
  cm: ["m", 0.01],
  m: ["m", 1],
  sqm: ["m2", 1],
};

const pattern = /^\s*(\d+(?:[.,]\d+)?)\s*([a-z]+)\s*$/i;

/** Parses `750 ml`, `5 l`, `40 m`, `2 sqm`, as in merchants' product feeds; null: none of these. */
export function parseNetContent(text: string): NetContent | null {
  const [, digits = "", name = ""] = pattern.exec(text) ?? [];
  const known = units[name.toLowerCase()];
  const amount = Number(digits.replace(",", "."));
  if (!known || !(amount > 0)) return null;
  const [unit, share] = known;
  return { amount: amount * share, unit };
}

/** The price of a kilogram, litre, metre or square metre. */
export function toUnitPrice(price: Money, { amount }: NetContent): Money {
  return money(roundHalfEven(price.centAmount / amount), price.currency);
}
