/** A part of a feed with the id after which the next part begins; null: this is the last one. */
export type FeedPart = { readonly bytes: Uint8Array; readonly next: string | null };

/** Loads the part after an id; null: it cannot be loaded now. */
export type LoadPart = (after: string | null) => Promise<FeedPart | null>;

type Frame = { readonly head: string; readonly tail: string };

/**
 * Streams a feed part by part: each is loaded when the client has read the one before, so that a large catalogue is
 * never in memory. A part that fails later breaks the transfer, which no client takes for a whole feed.
 *
 * @returns null if the first part cannot be loaded
 */
export async function streamFeed(
  load: LoadPart,
  { head, tail }: Frame,
): Promise<ReadableStream<Uint8Array> | null> {
  const first = await load(null);
  if (!first) return null;
  const encoder = new TextEncoder();
  let part: FeedPart = first;
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        controller.enqueue(encoder.encode(head));
        controller.enqueue(part.bytes);
      },
      async pull(controller) {
        if (part.next === null) {
          controller.enqueue(encoder.encode(tail));
          return controller.close();
        }
        const following = await load(part.next);
        if (!following) return controller.error(new Error("A part of the feed could not be loaded"));
        part = following;
        controller.enqueue(part.bytes);
      },
    },
    // Nothing is loaded ahead of the client.
    { highWaterMark: 0 },
  );
}

/** The header of a part that names the next one; empty for the last one (RFC 8288). */
export function toNextLink(next: string | null): Readonly<Record<string, string>> {
  return next === null ? {} : { link: `<?after=${next}>; rel="next"` };
}

export function readNextLink(headers: Headers): string | null {
  return /^<\?after=([^>]+)>; rel="next"$/.exec(headers.get("link") ?? "")?.[1] ?? null;
}
