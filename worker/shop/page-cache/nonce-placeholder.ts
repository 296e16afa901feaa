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

/** The parts of a page between its placeholders. */
export function splitAtPlaceholder(page: Uint8Array, placeholder: string): readonly Uint8Array[] {
  const haystack = toBuffer(page);
  const parts: Uint8Array[] = [];
  let from = 0;
  for (let at = haystack.indexOf(placeholder); at >= 0; at = haystack.indexOf(placeholder, from)) {
    parts.push(page.subarray(from, at));
    from = at + nonceLength;
  }
  return [...parts, page.subarray(from)];
}

/** The page with a nonce between its parts. */
export function joinWithNonce(parts: readonly Uint8Array[], nonce: string): Uint8Array<ArrayBuffer> {
  const between = encoder.encode(nonce);
  const length = parts.reduce((sum, part) => sum + part.length, between.length * (parts.length - 1));
  const page = new Uint8Array(length);
  let at = 0;
  parts.forEach((part, index) => {
    if (index > 0) {
      page.set(between, at);
      at += between.length;
    }
    page.set(part, at);
    at += part.length;
  });
  return page;
}

/**
 * Puts the nonce into a page that is still being made. Bytes that may begin a placeholder are held back until the next
 * chunk tells, everything else goes on at once.
 */
export function replaceInStream(placeholder: string, nonce: string): TransformStream<Uint8Array, Uint8Array> {
  let held: Uint8Array = new Uint8Array(0);
  return new TransformStream({
    transform(chunk, controller) {
      const parts = splitAtPlaceholder(held.length > 0 ? Buffer.concat([held, chunk]) : chunk, placeholder);
      const page = parts.length > 1 ? joinWithNonce(parts, nonce) : (parts[0] ?? chunk);
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
