/** Spaces, hyphens, dots and slashes only group characters; makers and owners write them differently. */
const separators = /[\s./-]+/g;

/** At least two characters, one of them a digit: names and years of manufacture are no serial numbers. */
const form = /^(?=.*\d)[A-Z\d]{2,30}$/;

/** Longest input of a serial number, with its separators. */
export const longestSerial = 40;

/** Returns the serial number in capitals and without separators; null: the text is no serial number. */
export function toSerialNumber(text: string): string | null {
  const serial = text.normalize("NFKC").toUpperCase().replaceAll(separators, "");
  return text.length <= longestSerial && form.test(serial) ? serial : null;
}

/** First and last serial number of a range, both included. */
export type SerialRange = { readonly from: string; readonly to: string };

/**
 * Returns whether a serial number is in a range.
 * Numbers are compared as numbers, others of the same length character by character. `unclear`: the number has another
 * form than the range's, so that a typing error never declares a machine safe.
 */
export function findInRange(serial: string, { from, to }: SerialRange): "inside" | "outside" | "unclear" {
  const [wanted, first, last] = [serial, from, to].map(toSerialNumber);
  if (!wanted || !first || !last) return "unclear";
  const all = [wanted, first, last];
  if (all.every((each) => /^\d+$/.test(each))) {
    const [value = 0n, low = 0n, high = 0n] = all.map(BigInt);
    return low <= value && value <= high ? "inside" : "outside";
  }
  if (new Set(all.map(toShape)).size > 1) return "unclear";
  return first <= wanted && wanted <= last ? "inside" : "outside";
}

/** Which characters are digits: `IH24000100` has the shape `AA00000000`. */
function toShape(serial: string): string {
  return serial.replaceAll(/\d/g, "0").replaceAll(/[A-Z]/g, "A");
}
