const opening = "<head>";
/** The document's first tags; plain ASCII, so that letters count as bytes. */
const openingBytes = 256;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * The sink that React renders a document into, and its bytes as a stream with `markup` first in the head. React writes
 * some kilobytes at a time; what it has written when it flushes goes out in one part. A document that begins otherwise
 * keeps its head as it is. Cancelling the stream ends the rendering.
 */
export class DocumentSink {
  readonly body: ReadableStream<Uint8Array>;
  #markup: string;
  #parts: Uint8Array[] = [];
  #controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  readonly #onClose: (() => void)[] = [];

  constructor(markup: string) {
    this.#markup = markup;
    this.body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.#controller = controller;
      },
      cancel: () => {
        this.#controller = null;
        for (const listener of this.#onClose) listener();
      },
    });
  }

  /** React listens for `close`, and for what never happens here: an error of the sink, and room in it again. */
  on(event: string, listener: () => void): this {
    if (event === "close") this.#onClose.push(listener);
    return this;
  }

  write(chunk: Uint8Array | string): boolean {
    this.#parts.push(typeof chunk === "string" ? encoder.encode(chunk) : chunk);
    return true;
  }

  /** React calls it when it has nothing more to write for now. */
  flush(): void {
    if (this.#parts.length === 0) return;
    const joined = join(this.#insertMarkup());
    this.#parts = [];
    this.#controller?.enqueue(joined);
  }

  end(): this {
    this.flush();
    this.#controller?.close();
    this.#controller = null;
    return this;
  }

  /** React gives up: the reader must see that the document is not whole. */
  destroy(error: unknown): void {
    this.#controller?.error(error);
    this.#controller = null;
  }

  /** The parts; the first ones of the document with the markup in them. */
  #insertMarkup(): readonly Uint8Array[] {
    const markup = this.#markup;
    this.#markup = "";
    const [first, ...rest] = this.#parts;
    if (!markup || !first) return this.#parts;
    const start = decoder.decode(first.subarray(0, openingBytes)).indexOf(opening);
    if (start < 0) return this.#parts;
    const end = start + opening.length;
    return [first.subarray(0, end), encoder.encode(markup), first.subarray(end), ...rest];
  }
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
