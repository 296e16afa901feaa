import { countSlips } from "./count-slips.ts";
import { toLetterSet, type Vocabulary } from "./vocabulary.ts";

export type TypoBounds = { readonly oneFrom: number; readonly twoFrom: number };

export function allowSlips(key: string, { oneFrom, twoFrom }: TypoBounds): number {
  if (/\d/.test(key)) return 0;
  return key.length >= twoFrom ? 2 : key.length >= oneFrom ? 1 : 0;
}

/** At most so many words are taken for what was meant. */
const mostMeant = 60;

/** Words of the index that what was typed may have meant, by the number of slips. */
export function findMisspelt(
  typed: string,
  vocabulary: Vocabulary,
  most: number,
  isPrefix: boolean,
): ReadonlyMap<number, readonly string[]> {
  const bySlips = new Map<number, string[]>();
  if (most === 0) return bySlips;
  const { keys, letters } = vocabulary.spellings;
  const set = toLetterSet(typed);
  for (let index = 0; index < keys.length; index += 1) {
    // A letter that was typed and is not there is a slip of its own.
    if (countBits(set & ~(letters[index] ?? 0)) > most) continue;
    const key = keys[index] ?? "";
    if (key[0] !== typed[0] && key[1] !== typed[1] && key[0] !== typed[1] && key[1] !== typed[0]) continue;
    const slips = countSlips(typed, key, most, isPrefix);
    if (slips === 0 || slips > most) continue;
    const list = bySlips.get(slips) ?? [];
    if (list.length < mostMeant) list.push(key);
    bySlips.set(slips, list);
  }
  return bySlips;
}

function countBits(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
