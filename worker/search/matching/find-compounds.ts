import type { Vocabulary } from "./vocabulary.ts";

/** Languages that write compounds as one word. */
const joiningLanguages = new Set(["de", "nl", "sv", "da", "nb", "no", "fi", "hu"]);

export function joinsWords(language: string): boolean {
  return joiningLanguages.has(language);
}

/** Characters of an ending that a compound may have after its last part: `-waagen`, `-geräten`. */
const longestEnding = 3;
/** A shorter word occurs in others by chance. */
const shortestPart = 3;
const mostHolders = 400;
const joints = ["", "s", "es", "n", "en", "er", "e"];

export type Compounds = {
  /** Words that end in the query's word: a Plattformwaage is a Waage. */
  readonly heads: readonly string[];
  /** Words that contain it elsewhere: a Waagentisch is for one. */
  readonly others: readonly string[];
};

/**
 * The words of the index that contain a word; the part before it must be a word of the index, too.
 * `isUnfinished`: the word may be the beginning of a part, `rühr` of Planetenrührmaschine.
 */
export function findCompounds(
  key: string,
  stem: string,
  vocabulary: Vocabulary,
  isUnfinished = false,
): Compounds {
  const heads: string[] = [];
  const others: string[] = [];
  const parts = new Set([key.startsWith(stem) ? stem : key, stem]);
  for (const part of parts) {
    if (part.length < shortestPart) continue;
    for (const { key: holder, at } of vocabulary.findContaining(part, mostHolders)) {
      const isEnd = holder.length - at - part.length <= longestEnding;
      if (at > 0 && !isPart(holder.slice(0, at), isEnd ? key : part, vocabulary, isUnfinished)) continue;
      const found = vocabulary.has(holder) ? [holder] : vocabulary.formsOf(holder);
      (isEnd ? heads : others).push(...found);
    }
  }
  return { heads, others };
}

/** Long words match after any part; short ones only after a known word, with its joint, or unfinished. */
function isPart(before: string, part: string, vocabulary: Vocabulary, isUnfinished: boolean): boolean {
  if (part.length >= 5 && before.length >= 3) return true;
  if (isUnfinished && part.length >= 4 && before.length >= 4) return true;
  return joints.some((joint) => {
    if (!before.endsWith(joint)) return false;
    const word = before.slice(0, before.length - joint.length);
    return word.length >= 3 && (vocabulary.has(word) || vocabulary.hasStem(word));
  });
}

/** A word as two of the index's, with or without a joint: `industriestaubsauger`; null if it cannot be split. */
export function splitWord(key: string, vocabulary: Vocabulary): readonly [string, string] | null {
  for (let at = key.length - 3; at >= 3; at -= 1) {
    const tail = key.slice(at);
    if (!vocabulary.has(tail) && !vocabulary.hasStem(tail)) continue;
    for (const joint of joints) {
      const head = key.slice(0, at);
      if (!head.endsWith(joint)) continue;
      const word = head.slice(0, head.length - joint.length);
      if (word.length >= 3 && (vocabulary.has(word) || vocabulary.hasStem(word))) return [word, tail];
    }
  }
  return null;
}
