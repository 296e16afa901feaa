/** Spellings of units in the shop's languages, by their code. A unit without a code is not listed. */
const spellings: Readonly<Record<string, string>> = {
  P1: "%",
  AMP: "A",
  BAR: "bar",
  CEL: "°C",
  CMT: "cm|см",
  "2M": "cm/s|см/с",
  DD: "°",
  GRM: "g|г",
  HUR: "h|timer|timmar|uur|óra|ч",
  HTZ: "Hz",
  KEL: "K",
  KGM: "kg|кг",
  E93: "kg/h|kg/t|kg/u|kg/óra|кг/ч",
  F30: "kg/24 h|kg/24 óra|kg/dag|kg/dygn|kg/døgn|кг/24 ч",
  KHZ: "kHz",
  KPA: "kPa",
  KVA: "kVA",
  KWT: "kW",
  KWH: "kWh",
  LTR: "l|L|л",
  E32: "l/h|l/t|l/u|l/óra|л/ч",
  LD: "l/24 h|l/24 óra|l/dag|l/dygn|l/døgn|л/24 ч",
  L2: "l/min|l/perc|л/мин",
  G51: "l/s|л/с",
  LUM: "lm",
  MTR: "m|м",
  "2X": "m/min|m/perc|м/мин",
  MSK: "m/s²|м/с²",
  MIN: "min|perc|мин",
  MLT: "ml|мл",
  MMT: "mm|мм",
  MTK: "m²|м²",
  MTQ: "m³|м³",
  MQH: "m³/h|m³/t|m³/u|m³/óra|м³/ч",
  NU: "Nm",
  RPM: "min⁻¹|rpm|U/min|aps./min|ford./perc|giri/min|o/min|obr./min|ot./min|r/min|rot/min|tpm|tr/min|varv/min|vrt/min|σ.α.λ.|об/мин",
  SEC: "s|mp|с",
  TNE: "t|ton|tonn|т",
  VLT: "V",
  WTT: "W",
};

const codes = new Map(
  Object.entries(spellings).flatMap(([code, texts]) => texts.split("|").map((text) => [text, code] as const)),
);

/**
 * Returns the code of a unit as the platform's labels spell it, `kg/h` → `E93`; null without a code.
 *
 * Source: UN/ECE Recommendation 20
 */
export function toUnitCode(unit: string): string | null {
  return codes.get(unit.replaceAll("\u00a0", " ")) ?? null;
}
