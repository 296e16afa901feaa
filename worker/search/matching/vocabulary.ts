/** Precedes and follows every word in the concatenated words (`#text`). */
const border = "\n";

/** A word of an index: its stem, and `tiers`, which has one bit for each tier that contains the word. */
export type VocabularyWord = { readonly stem: string; readonly tiers: number };

/**
 * The words of an index without digits, with their stems and tiers.
 * They are also concatenated to one string, in which parts of words are found quickly.
 */
export class Vocabulary {
  readonly #stems = new Map<string, string>();
  readonly #tiers = new Map<string, number>();
  /** Inflected words by stem; a word that equals its stem is not listed. */
  readonly #byStem = new Map<string, string[]>();
  #text = border;
  #spellings: Spellings | null = null;

  constructor(words: Iterable<readonly [key: string, word: VocabularyWord]>) {
    for (const [key, word] of words) this.add(key, word);
  }

  get size(): number {
    return this.#stems.size;
  }

  has(key: string): boolean {
    return this.#stems.has(key);
  }

  /** Returns whether each of these tiers (a bit mask) contains the word. */
  knows(key: string, tiers: number): boolean {
    return ((this.#tiers.get(key) ?? 0) & tiers) === tiers;
  }

  /** Returns whether a tier may contain the word. Words with digits are not stored, so any tier may contain them. */
  isInTier(key: string, tier: number): boolean {
    const tiers = this.#tiers.get(key);
    return tiers === undefined ? /\d/.test(key) : (tiers & (1 << tier)) !== 0;
  }

  add(key: string, { stem, tiers }: VocabularyWord): void {
    this.#tiers.set(key, (this.#tiers.get(key) ?? 0) | tiers);
    if (this.#stems.has(key)) return;
    this.#stems.set(key, stem);
    this.#text += key + border;
    // Splitting compounds also searches for stems: add one that is not the beginning of its word.
    if (!key.startsWith(stem) && !this.#byStem.has(stem)) this.#text += stem + border;
    if (stem !== key) {
      const siblings = this.#byStem.get(stem);
      if (siblings) siblings.push(key);
      else this.#byStem.set(stem, [key]);
    }
    this.#spellings = null;
  }

  stemOf(key: string): string | undefined {
    return this.#stems.get(key);
  }

  /** Returns all words with this stem, including the stem itself if it is a word. */
  formsOf(stem: string): readonly string[] {
    const inflected = this.#byStem.get(stem) ?? [];
    return this.#stems.get(stem) === stem ? [stem, ...inflected] : inflected;
  }

  hasStem(stem: string): boolean {
    return this.#byStem.has(stem) || this.#stems.get(stem) === stem;
  }

  /** Yields at most `most` words that contain `part`; `at` is its offset in the word. */
  *findContaining(part: string, most: number): Generator<{ readonly key: string; readonly at: number }> {
    const text = this.#text;
    let from = 0;
    for (let found = 0; found < most; found += 1) {
      const at = text.indexOf(part, from);
      if (at < 0) return;
      const start = text.lastIndexOf(border, at) + 1;
      // A part may begin with the border to match only beginnings: the word's end is the next border.
      const end = text.indexOf(border, at + 1);
      yield { key: text.slice(start, end), at: at - start };
      from = end;
    }
  }

  /** All words with their character sets, built for the first correction of a typo. */
  get spellings(): Spellings {
    this.#spellings ??= describeSpellings([...this.#stems.keys()]);
    return this.#spellings;
  }
}

export type Spellings = { readonly keys: readonly string[]; readonly characters: Uint32Array };

function describeSpellings(keys: readonly string[]): Spellings {
  const characters = new Uint32Array(keys.length);
  keys.forEach((key, index) => {
    characters[index] = toCharacterSet(key);
  });
  return { keys, characters };
}

/** Returns a bit mask of a word's characters: the bit is the code unit's lowest five bits. */
export function toCharacterSet(key: string): number {
  let set = 0;
  for (let at = 0; at < key.length; at += 1) set |= 1 << (key.charCodeAt(at) & 31);
  return set >>> 0;
}
