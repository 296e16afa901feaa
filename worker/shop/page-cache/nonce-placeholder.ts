import { Buffer } from "node:buffer";

/** Both are 32 hexadecimal characters, so that a page keeps its length. */
export const nonceLength = 32;

const encoder = new TextEncoder();

/**
 * What stands for the nonce in kept pages: 128 bits that only this deployment knows, so that nobody can write a
 * script into a review that the cache would bless.
 */
export async function createNoncePlaceholder(secret: string, buildVersion: string): Promise<string> {
  const bytes = (text: string) => encoder.encode(text);
  const key = await crypto.subtle.importKey("raw", bytes(secret), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  const digest = await crypto.subtle.sign("HMAC", key, bytes(`nonce-placeholder:${buildVersion}`));
  return Buffer.from(digest).toString("hex").slice(0, nonceLength);
}

/** A page with its placeholders, and where they begin. */
export type MarkedPage = { readonly bytes: Uint8Array<ArrayBuffer>; readonly places: readonly number[] };

export function markPlaceholders(bytes: Uint8Array<ArrayBuffer>, placeholder: string): MarkedPage {
  const haystack = toBuffer(bytes);
  const places: number[] = [];
  for (let at = haystack.indexOf(placeholder); at >= 0; at = haystack.indexOf(placeholder, at + nonceLength))
    places.push(at);
  return { bytes, places };
}

/** A copy of the page with a nonce in each place: as long as the page, so it is copied at once. */
export function fillNonce({ bytes, places }: MarkedPage, nonce: string): Uint8Array<ArrayBuffer> {
  const filled = bytes.slice();
  // By hand: for so few letters the encoder costs more than all the rest of it.
  const between = new Uint8Array(nonceLength);
  for (let at = 0; at < nonceLength; at++) between[at] = nonce.charCodeAt(at);
  for (const at of places) filled.set(between, at);
  return filled;
}

/**
 * Puts the nonce into a page that is still being made. Bytes that may begin a placeholder are held back until the next
 * chunk tells, everything else goes on at once.
 */
export function replaceInStream(placeholder: string, nonce: string): TransformStream<Uint8Array, Uint8Array> {
  let held: Uint8Array = new Uint8Array(0);
  return new TransformStream({
    transform(chunk, controller) {
      const whole = new Uint8Array(held.length + chunk.length);
      whole.set(held);
      whole.set(chunk, held.length);
      const page = fillNonce(markPlaceholders(whole, placeholder), nonce);
      const kept = countHeldBack(page, placeholder);
      held = page.slice(page.length - kept);
      if (page.length > kept) controller.enqueue(kept > 0 ? page.subarray(0, page.length - kept) : page);
    },
    flush(controller) {
      if (held.length > 0) controller.enqueue(held);
    },
  });
}

/** How many of the last bytes are the beginning of a placeholder. */
function countHeldBack(page: Uint8Array, placeholder: string): number {
  const tail = toBuffer(page.subarray(Math.max(0, page.length - nonceLength + 1))).toString("latin1");
  for (let length = tail.length; length > 0; length--) {
    if (placeholder.startsWith(tail.slice(tail.length - length))) return length;
  }
  return 0;
}

function toBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
