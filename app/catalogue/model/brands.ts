/** The house's brands, in the order of the footer. */
export const brands = [
  "Royal Catering",
  "STAMOS",
  "MSW Motor Technics",
  "Steinberg Systems",
  "ulsonix",
  "hillvert",
  "physa",
  "Wiesenfield",
  "Fromm & Starck",
  "Uniprodo",
] as const;
