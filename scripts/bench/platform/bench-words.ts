const starts = [
  "ka",
  "bre",
  "to",
  "sil",
  "mur",
  "ve",
  "dan",
  "pro",
  "lig",
  "fa",
  "gre",
  "hol",
  "ni",
  "ster",
  "wa",
];
const middles = [
  "la",
  "ren",
  "mo",
  "ti",
  "ver",
  "das",
  "ke",
  "lin",
  "or",
  "ga",
  "ne",
  "shi",
  "bu",
  "tra",
  "pe",
];
const ends = [
  "ten",
  "mar",
  "lo",
  "kis",
  "der",
  "van",
  "sta",
  "ning",
  "ra",
  "pol",
  "sen",
  "tur",
  "bek",
  "dis",
  "fel",
];

const product = (index: number, from: readonly string[]) => from[index % from.length] ?? "";

/** Returns an artificial word; there are 3,375, and a larger catalogue uses more of them. */
export function madeWord(index: number): string {
  const middle = Math.floor(index / starts.length);
  return (
    product(index, starts) + product(middle, middles) + product(Math.floor(middle / middles.length), ends)
  );
}

/** Returns a number below `bound`, always the same for the same seed. */
export function scatter(seed: number, bound: number): number {
  let mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) % bound;
}
