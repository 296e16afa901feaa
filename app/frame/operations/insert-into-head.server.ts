const opening = "<head>";
/** The document's first tags; plain ASCII, so that letters count as bytes. */
const openingBytes = 256;
/** React hands out 2 kB at a time, the first alone; what is ready together is sent together. */
const firstBytes = 4_096;
const laterBytes = 40_960;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * The same document with `markup` first in its head, in fewer and larger parts. A stream that begins otherwise keeps its
 * head as it is. The document must be a byte stream, as React's is.
 */
export function insertIntoHead(
  document: ReadableStream<Uint8Array>,
  markup: string,
): ReadableStream<Uint8Array> {
  const reader = document.getReader({ mode: "byob" });
  let hasBegun = false;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read(new Uint8Array(hasBegun ? laterBytes : firstBytes));
        if (done) return controller.close();
        controller.enqueue(hasBegun ? value : insert(value, markup));
        hasBegun = true;
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

function insert(chunk: Uint8Array, markup: string): Uint8Array {
  const start = decoder.decode(chunk.subarray(0, openingBytes)).indexOf(opening);
  if (start < 0) return chunk;
  const end = start + opening.length;
  const inserted = encoder.encode(markup);
  const joined = new Uint8Array(chunk.length + inserted.length);
  joined.set(chunk.subarray(0, end));
  joined.set(inserted, end);
  joined.set(chunk.subarray(end), end + inserted.length);
  return joined;
}
