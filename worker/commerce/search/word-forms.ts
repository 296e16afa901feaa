/** The platform's highest level. */
export const MAX_LEVEL = 2;

/**
 * The number of differing characters allowed: none for a word of one or two characters, one for three to five, two for
 * more.
 */
export function allowedDistance(length: number): number {
  if (length < 3) return 0;
  return length <= MAX_SHORT ? 1 : MAX_LEVEL;
}

/** Words up to this length are indexed by all their characters but one, longer ones by their three parts. */
const MAX_SHORT = 5;

/** Two edits affect at most two of three parts, so one of them is unchanged in the other word. */
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

/** Two words share it if they have the same characters there: `de:9b:chi` of `maschinen`. */
function toPartForm(language: string, length: number, place: number, characters: string): string {
  return `${language}:${length}${"abc"[place]}:${characters}`;
}

function withoutOne(text: string): readonly string[] {
  const characters = [...text];
  return characters.map((_, at) => characters.toSpliced(at, 1).join(""));
}

/** The word, and its rest without up to that many characters: `de:kran`, `de:ran`, `de:kan` … */
function toShortForms(language: string, word: string, without: number): readonly string[] {
  const forms = new Set([word]);
  let latest: readonly string[] = [word];
  for (let left = without; left > 0; left -= 1) {
    latest = latest.flatMap(withoutOne);
    for (const form of latest) forms.add(form);
  }
  return [...forms].map((form) => `${language}:${form}`);
}

/** The forms under which the index stores a word: three of a long one, one more than its characters of a short one. */
export function toIndexForms(language: string, word: string): readonly string[] {
  const characters = [...word];
  if (characters.length <= MAX_SHORT) return toShortForms(language, word, 1);
  return partsOf(characters.length).map(({ place, start, size }) =>
    toPartForm(language, characters.length, place, characters.slice(start, start + size).join("")),
  );
}

/**
 * The possible contents of a part of the other word: these characters, or one of them swapped with the neighbour
 * beyond the border.
 */
function readPart(
  characters: readonly string[],
  { place, size }: Part,
  from: number,
  swaps: number,
): string[] {
  const read = (first: number, last: number) =>
    [characters[first], ...characters.slice(from + 1, from + size - 1), characters[last]].join("");
  const end = from + size - 1;
  const before = swaps > 0 && place > 0 && from > 0 ? from - 1 : null;
  const after = swaps > 0 && place < PARTS - 1 && end + 1 < characters.length ? end + 1 : null;
  return [
    read(from, end),
    ...(before === null ? [] : [read(before, end)]),
    ...(after === null ? [] : [read(from, after)]),
    ...(swaps > 1 && before !== null && after !== null ? [read(before, after)] : []),
  ];
}

/**
 * Forms of words of one length that may match with `limit` edits. A part is moved by the number of characters inserted
 * or deleted before it; those edits are used up, and only with two edits does a swap affect a second part.
 */
function toPartForms(
  language: string,
  characters: readonly string[],
  length: number,
  limit: number,
): readonly string[] {
  const more = characters.length - length;
  return partsOf(length).flatMap((part) => {
    const forms: string[] = [];
    for (let shift = -limit; shift <= limit; shift += 1) {
      const left = limit - Math.abs(shift) - Math.abs(more - shift);
      const from = part.start + shift;
      if (left < 0 || from < 0 || from + part.size > characters.length) continue;
      const texts = readPart(characters, part, from, limit < MAX_LEVEL ? 0 : left);
      forms.push(...texts.map((text) => toPartForm(language, length, part.place, text)));
    }
    return forms;
  });
}

/**
 * The forms to look up for a searched word: every word of the index within `limit` edits (characters inserted,
 * deleted, replaced, or swapped with their neighbour) is stored under one of them. After Li, Deng, Wang and Feng,
 * "Pass-Join" (2011).
 */
export function toSearchForms(language: string, word: string, limit: number): readonly string[] {
  const characters = [...word];
  const short = characters.length - limit > MAX_SHORT ? [] : toShortForms(language, word, limit);
  const forms = new Set(short);
  for (let length = characters.length - limit; length <= characters.length + limit; length += 1) {
    if (length <= MAX_SHORT) continue;
    for (const form of toPartForms(language, characters, length, limit)) forms.add(form);
  }
  return [...forms];
}
