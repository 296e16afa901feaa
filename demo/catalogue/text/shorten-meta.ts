export const shortestMeta = 70;
export const longestMeta = 170;

/** Shortens to the length that search engines show: whole sentences if they fit, else whole words. */
export function shortenMeta(text: string): string {
  if (text.length <= longestMeta) return text;
  const start = text.slice(0, longestMeta - 1);
  const sentence = start.slice(0, start.lastIndexOf(". ") + 1);
  return sentence.length >= shortestMeta ? sentence : `${start.slice(0, start.lastIndexOf(" "))}…`;
}
