/** The platform's highest level. */
export const MAX_LEVEL = 2;

/** How many letters of a word may differ at most: none of one or two letters, one of three to five, two of more. */
export function allowedDistance(length: number): number {
  if (length < 3) return 0;
  return length <= MAX_SHORT ? 1 : MAX_LEVEL;
}

/** Words up to this length are kept under all their letters but one, longer ones under three parts of theirs. */
const MAX_SHORT = 5;

/** Two slips reach two of three parts at most, so one of them stands in the other word as it is. */
const PARTS = 3;

interface Part {
  readonly place: number;
  readonly start: number;
  readonly size: number;
}

function partsOf(length: number): readonly Part[] {
  return Array.from({ length: PARTS }, (_, place) => {
    const start = Math.floor((place * length) / PARTS);
    return { place, start, size: Math.floor(((place + 1) * length) / PARTS) - start };
  });
}

/** Two words share it when they have the same letters there: `de:9b:chi` of `maschinen`. */
function toPartForm(language: string, length: number, place: number, letters: string): string {
  return `${language}:${length}${"abc"[place]}:${letters}`;
}

function withoutOne(text: string): readonly string[] {
  const letters = [...text];
  return letters.map((_, at) => letters.toSpliced(at, 1).join(""));
}

/** The word and what is left of it without up to so many letters: `de:kran`, `de:ran`, `de:kan` … */
function toShortForms(language: string, word: string, without: number): readonly string[] {
  const forms = new Set([word]);
  let latest: readonly string[] = [word];
  for (let left = without; left > 0; left -= 1) {
    latest = latest.flatMap(withoutOne);
    for (const form of latest) forms.add(form);
  }
  return [...forms].map((form) => `${language}:${form}`);
}

/** The forms under which the index keeps a word: three of a long one, one more than its letters of a short one. */
export function toIndexForms(language: string, word: string): readonly string[] {
  const letters = [...word];
  if (letters.length <= MAX_SHORT) return toShortForms(language, word, 1);
  return partsOf(letters.length).map(({ place, start, size }) =>
    toPartForm(language, letters.length, place, letters.slice(start, start + size).join("")),
  );
}

/** What may stand in a part of the other word: these letters, or one of them swapped with the neighbour beyond the border. */
function readPart(letters: readonly string[], { place, size }: Part, from: number, swaps: number): string[] {
  const read = (first: number, last: number) =>
    [letters[first], ...letters.slice(from + 1, from + size - 1), letters[last]].join("");
  const end = from + size - 1;
  const before = swaps > 0 && place > 0 && from > 0 ? from - 1 : null;
  const after = swaps > 0 && place < PARTS - 1 && end + 1 < letters.length ? end + 1 : null;
  return [
    read(from, end),
    ...(before === null ? [] : [read(before, end)]),
    ...(after === null ? [] : [read(from, after)]),
    ...(swaps > 1 && before !== null && after !== null ? [read(before, after)] : []),
  ];
}

/**
 * Forms of words of one length that may be the wanted one with `limit` slips. A part is moved by as many letters as were put in
 * or left out before it; the slips that this takes are gone, and only with two of them does a swap cost a second part.
 */
function toPartForms(
  language: string,
  letters: readonly string[],
  length: number,
  limit: number,
): readonly string[] {
  const more = letters.length - length;
  return partsOf(length).flatMap((part) => {
    const forms: string[] = [];
    for (let shift = -limit; shift <= limit; shift += 1) {
      const left = limit - Math.abs(shift) - Math.abs(more - shift);
      const from = part.start + shift;
      if (left < 0 || from < 0 || from + part.size > letters.length) continue;
      const texts = readPart(letters, part, from, limit < MAX_LEVEL ? 0 : left);
      forms.push(...texts.map((text) => toPartForm(language, length, part.place, text)));
    }
    return forms;
  });
}

/**
 * The forms to look up for a wanted word: every word of the index that is at most `limit` slips away (letters put in, left out,
 * changed, or swapped with their neighbour) is kept under one of them. After Li, Deng, Wang and Feng, "Pass-Join" (2011).
 */
export function toSearchForms(language: string, word: string, limit: number): readonly string[] {
  const letters = [...word];
  const short = letters.length - limit > MAX_SHORT ? [] : toShortForms(language, word, limit);
  const forms = new Set(short);
  for (let length = letters.length - limit; length <= letters.length + limit; length += 1) {
    if (length <= MAX_SHORT) continue;
    for (const form of toPartForms(language, letters, length, limit)) forms.add(form);
  }
  return [...forms];
}
