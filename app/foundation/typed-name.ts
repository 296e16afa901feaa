/** A web or e-mail address, or what a mail client turns into a link, in text that a stranger may have entered. */
export const webAddress =
  /\w+:\/\/|https?:|www\.|\/\/|@|\.(?:com|net|org|info|biz|io|app|site|online|ru|cn|xyz|top|shop)\b/i;

const longestName = 60;
const mostWords = 7;
/** Characters and marks of any script, and the punctuation that names of people and companies contain. */
const nameCharacters = /^[\p{L}\p{M}\p{Zs}'’ʼ`.,&+·-]+$/u;
/** Matches `evil.example`, but not `J.R.` or `Dr. Novak`. */
const hostName = /[\p{L}\p{M}]{2,}\.[\p{L}\p{M}]{2,}/u;

/**
 * A name as a mail may repeat it. Anyone can enter any name beside someone else's mailbox, so what is not plainly a name
 * (addresses, digits, exclamations, sentences, line breaks) is left out.
 *
 * @returns "" when the mail has to do without the name
 */
export function toMailedName(entered: string): string {
  const name = entered.trim();
  const isName =
    name.length <= longestName &&
    name.split(/\s+/).length <= mostWords &&
    nameCharacters.test(name) &&
    !hostName.test(name) &&
    !webAddress.test(name);
  return isName ? name : "";
}
