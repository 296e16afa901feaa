import type { AttributeValues, Family } from "../../catalogue/assortment/family.ts";

/** Drawn plugs; `swiss-16` has flat pins, `uk-16` is the blue one of machines above what a BS 1363 plug carries. */
export const plugKinds = [
  "schuko",
  "uk",
  "uk-16",
  "swiss-10",
  "swiss-16",
  "cee-blue",
  "cee-16",
  "cee-32",
] as const;
export type PlugKind = (typeof plugKinds)[number];

/** What a plug is marked with, and the countries whose sockets it fits if they are not the usual ones. */
export const plugs: Readonly<Record<PlugKind, { rating: string; countries?: readonly string[] }>> = {
  schuko: { rating: "16 A 230 V" },
  uk: { rating: "13 A 230 V", countries: ["gb", "ie"] },
  "uk-16": { rating: "16 A 230 V", countries: ["gb", "ie"] },
  "swiss-10": { rating: "10 A 230 V", countries: ["ch"] },
  "swiss-16": { rating: "16 A 230 V", countries: ["ch"] },
  "cee-blue": { rating: "16 A 230 V" },
  "cee-16": { rating: "16 A 400 V" },
  "cee-32": { rating: "32 A 400 V" },
};

/** Returns the file of a plug: `plug-uk-plug-gb-ie.svg` is shown in these countries only. */
export function plugFile(kind: PlugKind): string {
  return `plug-${[kind, "plug", ...(plugs[kind].countries ?? [])].join("-")}.svg`;
}

/** A plug of 16 A on three phases, and sockets of one phase, supply this many watts. */
const most = { "cee-16": 11_000, uk: 3000, "swiss-10": 2300 } as const;

/** Families on mains voltage by an adapter, whose plug is not the machine's. */
const byAdapter: ReadonlySet<string> = new Set(["platform-scale", "bench-scale", "crane-scale"]);

/** Returns the plugs of a machine: its own, and those of countries with other sockets; empty without a mains cable. */
export function plugsOf(
  family: Pick<Family, "key" | "warnings">,
  values: AttributeValues,
): readonly PlugKind[] {
  if (!family.warnings.includes("mains") || byAdapter.has(family.key)) return [];
  if (values.powerSupply === "battery") return [];
  const watts = wattsOf(values);
  if (values.voltage === 400) return [watts > most["cee-16"] ? "cee-32" : "cee-16"];
  if (values.plug === "ceeBlue") return ["cee-blue"];
  return ["schuko", watts > most.uk ? "uk-16" : "uk", watts > most["swiss-10"] ? "swiss-16" : "swiss-10"];
}

function wattsOf({ power, powerConsumption, connectedLoad }: AttributeValues): number {
  if (typeof power === "number") return power;
  if (typeof powerConsumption === "number") return powerConsumption;
  return typeof connectedLoad === "number" ? connectedLoad * 1000 : 0;
}
