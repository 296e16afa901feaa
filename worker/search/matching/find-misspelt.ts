import { createSlipCounter } from "./count-slips.ts";
import { toCharacterSet, type Vocabulary } from "./vocabulary.ts";

/** Minimum word lengths for one and for two typos. */
export type TypoBounds = { readonly oneFrom: number; readonly twoFrom: number };

/** Returns how many typos a word may have; 0 for words with digits. */
export function allowSlips(key: string, { oneFrom, twoFrom }: TypoBounds): number {
  if (/\d/.test(key)) return 0;
  return key.length >= twoFrom ? 2 : key.length >= oneFrom ? 1 : 0;
}

/** Maximum corrections of a word for each number of typos. */
const maxCorrections = 60;

/** Returns the words of the index that may be corrections of the input, by number of typos. */
export function findMisspelt(
  typed: string,
  vocabulary: Vocabulary,
  most: number,
  isPrefix: boolean,
): ReadonlyMap<number, readonly string[]> {
  const bySlips = new Map<number, string[]>();
  if (most === 0) return bySlips;
  const { keys, characters } = vocabulary.spellings;
  const set = toCharacterSet(typed);
  const countSlips = createSlipCounter(typed, most, isPrefix);
  const [first, second] = [typed.charCodeAt(0), typed.charCodeAt(1)];
  for (let index = 0; index < keys.length; index += 1) {
    // Each input character that the word does not contain is at least one typo.
    if (countBits(set & ~(characters[index] ?? 0)) > most) continue;
    const key = keys[index] ?? "";
    if (!isPrefix && key.length - typed.length > most) continue;
    const [own, next] = [key.charCodeAt(0), key.charCodeAt(1)];
    if (own !== first && next !== second && own !== second && next !== first) continue;
    const slips = countSlips(key);
    if (slips === 0 || slips > most) continue;
    const list = bySlips.get(slips) ?? [];
    if (list.length < maxCorrections) list.push(key);
    bySlips.set(slips, list);
  }
  return bySlips;
}

function countBits(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
