/** Longer ones are codes, not words. */
const MAX_LETTERS = 24;
const MIN_LETTERS = 3;

function isLetter(code: number): boolean {
  if (code < 128) return code >= 97 && code <= 122;
  // Latin-1 and general punctuation and signs, × and ÷
  return code > 0xbf && code !== 0xd7 && code !== 0xf7 && (code < 0x2000 || code > 0x2bff);
}

/**
 * Calls `take` with each word of a folded text that can be spelled wrongly: letters only, at least three. A number with a
 * typo is another number, so words with digits are passed over. Scans by hand: it sees every text of every import.
 */
export function collectWords(text: string, take: (word: string) => void): void {
  let start = -1;
  let hasDigit = false;
  for (let at = 0; at <= text.length; at += 1) {
    const code = at < text.length ? text.charCodeAt(at) : 32;
    const isDigit = code >= 48 && code <= 57;
    if (isDigit || isLetter(code)) {
      if (start < 0) start = at;
      hasDigit ||= isDigit;
      continue;
    }
    const length = at - start;
    if (start >= 0 && !hasDigit && length >= MIN_LETTERS && length <= MAX_LETTERS)
      take(text.slice(start, at));
    start = -1;
    hasDigit = false;
  }
}
