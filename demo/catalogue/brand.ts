type Colour = "orange" | "blue" | "green" | "red" | "steel";

/** A brand of the shop: the body colour of its pictures and the first letters of its models. */
export interface Brand {
  readonly name: string;
  readonly colour: Colour;
  readonly prefix: string;
}

export const brands = {
  royalCatering: { name: "Royal Catering", colour: "steel", prefix: "RC" },
  stamos: { name: "STAMOS", colour: "red", prefix: "S" },
  msw: { name: "MSW Motor Technics", colour: "orange", prefix: "MSW" },
  steinberg: { name: "Steinberg Systems", colour: "blue", prefix: "SBS" },
  ulsonix: { name: "ulsonix", colour: "blue", prefix: "ULX" },
  hillvert: { name: "hillvert", colour: "green", prefix: "HT" },
  physa: { name: "physa", colour: "steel", prefix: "PHY" },
  wiesenfield: { name: "Wiesenfield", colour: "green", prefix: "WIE" },
  frommStarck: { name: "Fromm & Starck", colour: "red", prefix: "FS" },
  uniprodo: { name: "Uniprodo", colour: "orange", prefix: "UNI" },
} as const satisfies Readonly<Record<string, Brand>>;

/** Formats the name, postal and electronic address of the (invented) manufacturer, as GPSR Art. 19 requires. */
export function toManufacturer(brand: Brand): string {
  return `${brand.name}, Ironhall Manufacturing GmbH, Werkstraße 12, D-10115 Berlin, safety@ironhall.example`;
}
