/** Before and after every word in the text of all words. */
const border = "\n";

/** A word of an index: `tiers` has a bit for each tier that contains it. */
export type VocabularyWord = { readonly stem: string; readonly tiers: number };

/** The words of an index: their stems, and all of them as one text, in which parts of words are found quickly. */
export class Vocabulary {
  readonly #stems = new Map<string, string>();
  readonly #tiers = new Map<string, number>();
  /** Words that are not their own stem. */
  readonly #byStem = new Map<string, string[]>();
  #text = border;
  #spellings: Spellings | null = null;

  get size(): number {
    return this.#stems.size;
  }

  has(key: string): boolean {
    return this.#stems.has(key);
  }

  /** Is the word known in all of these tiers? */
  knows(key: string, tiers: number): boolean {
    return ((this.#tiers.get(key) ?? 0) & tiers) === tiers;
  }

  /** Whether a record may have the word in a tier. Words with digits are not listed: they may. */
  standsIn(key: string, tier: number): boolean {
    const tiers = this.#tiers.get(key);
    return tiers === undefined ? /\d/.test(key) : (tiers & (1 << tier)) !== 0;
  }

  add(key: string, { stem, tiers }: VocabularyWord): void {
    this.#tiers.set(key, (this.#tiers.get(key) ?? 0) | tiers);
    if (this.#stems.has(key)) return;
    this.#stems.set(key, stem);
    this.#text += key + border;
    // A stem with another spelling represents its forms when words are split.
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

  /** All forms of a stem; the stem is one if it is a word itself. */
  formsOf(stem: string): readonly string[] {
    const inflected = this.#byStem.get(stem) ?? [];
    return this.#stems.get(stem) === stem ? [stem, ...inflected] : inflected;
  }

  hasStem(stem: string): boolean {
    return this.#byStem.has(stem) || this.#stems.get(stem) === stem;
  }

  /** Words that contain `part`, at most `most`, with its offset. */
  *findHolding(part: string, most: number): Generator<{ readonly key: string; readonly at: number }> {
    const text = this.#text;
    let from = 0;
    for (let found = 0; found < most; found += 1) {
      const at = text.indexOf(part, from);
      if (at < 0) return;
      const start = text.lastIndexOf(border, at) + 1;
      // A part that begins with the border is a word's beginning: its own border is not the word's end.
      const end = text.indexOf(border, at + 1);
      yield { key: text.slice(start, end), at: at - start };
      from = end;
    }
  }

  /** Words by length and characters, built when a missing word is first looked up. */
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

/** One bit for each character that a word has. */
export function toCharacterSet(key: string): number {
  let set = 0;
  for (let at = 0; at < key.length; at += 1) set |= 1 << (key.charCodeAt(at) & 31);
  return set >>> 0;
}
