/** The shop's own brands with their logos, in the order of the footer. */
export const brandMarks = [
  ["Royal Catering", "/pictures/brand-royal-catering.svg"],
  ["STAMOS", "/pictures/brand-stamos.svg"],
  ["MSW Motor Technics", "/pictures/brand-msw.svg"],
  ["Steinberg Systems", "/pictures/brand-steinberg.svg"],
  ["ulsonix", "/pictures/brand-ulsonix.svg"],
  ["hillvert", "/pictures/brand-hillvert.svg"],
  ["physa", "/pictures/brand-physa.svg"],
  ["Wiesenfield", "/pictures/brand-wiesenfield.svg"],
  ["Fromm & Starck", "/pictures/brand-fromm-starck.svg"],
  ["Uniprodo", "/pictures/brand-uniprodo.svg"],
] as const;

/** Their names. */
export const brands = brandMarks.map(([name]) => name);
