/** Larger files are not order lists. */
export const largestListBytes = 48 * 1024;

/**
 * Decodes a list saved as CSV or plain text: UTF-8, spreadsheet UTF-16, or Windows-1252.
 * Returns null for another kind of file.
 */
export function decodeList(bytes: Uint8Array): string | null {
  if (bytes.length > largestListBytes) return null;
  const text = decode(bytes);
  return text.includes("\0") ? null : text;
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
