import { Buffer } from "node:buffer";

/** Both are 32 hexadecimal characters, so that a page keeps its length. */
export const nonceLength = 32;

const encoder = new TextEncoder();

/**
 * The placeholder for the nonce in cached pages: 128 bits that only this deployment knows, so that a script in a
 * review can never carry it and get a nonce from the cache.
 */
export async function createNoncePlaceholder(secret: string, buildVersion: string): Promise<string> {
  const bytes = (text: string) => encoder.encode(text);
  const key = await crypto.subtle.importKey("raw", bytes(secret), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  const digest = await crypto.subtle.sign("HMAC", key, bytes(`nonce-placeholder:${buildVersion}`));
  return Buffer.from(digest).toString("hex").slice(0, nonceLength);
}

/** A page with its placeholders, and their offsets. */
export type MarkedPage = { readonly bytes: Uint8Array<ArrayBuffer>; readonly places: readonly number[] };

export function markPlaceholders(bytes: Uint8Array<ArrayBuffer>, placeholder: string): MarkedPage {
  const haystack = toBuffer(bytes);
  const places: number[] = [];
  for (let at = haystack.indexOf(placeholder); at >= 0; at = haystack.indexOf(placeholder, at + nonceLength))
    places.push(at);
  return { bytes, places };
}

/** Copies the page with a nonce in each place. Placeholder and nonce have the same length, so one copy is enough. */
export function fillNonce({ bytes, places }: MarkedPage, nonce: string): Uint8Array<ArrayBuffer> {
  const filled = bytes.slice();
  // By hand: for 32 characters the encoder costs more than all the rest.
  const between = new Uint8Array(nonceLength);
  for (let at = 0; at < nonceLength; at++) between[at] = nonce.charCodeAt(at);
  for (const at of places) filled.set(between, at);
  return filled;
}

/**
 * Puts the nonce into a streamed page. Bytes that may begin a placeholder are held back until the next chunk;
 * everything else is passed on at once.
 */
export function replaceInStream(placeholder: string, nonce: string): TransformStream<Uint8Array, Uint8Array> {
  let held: Uint8Array = new Uint8Array(0);
  return new TransformStream({
    transform(chunk, controller) {
      const whole = new Uint8Array(held.length + chunk.length);
      whole.set(held);
      whole.set(chunk, held.length);
      const page = fillNonce(markPlaceholders(whole, placeholder), nonce);
      const heldBack = countHeldBack(page, placeholder);
      held = page.slice(page.length - heldBack);
      if (page.length > heldBack)
        controller.enqueue(heldBack > 0 ? page.subarray(0, page.length - heldBack) : page);
    },
    flush(controller) {
      if (held.length > 0) controller.enqueue(held);
    },
  });
}

/** How many of the last bytes may begin a placeholder. */
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
