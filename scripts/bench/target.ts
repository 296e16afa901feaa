/** One thing to measure: an address on loopback and the processes that answer there. */
export type Target = {
  readonly name: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly pids: readonly number[];
};

/** A real browser's user agent: a tool's own would count as a crawler, which gets whole pages instead of streams. */
export const browserUserAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36";
