const encoder = new TextEncoder();

/**
 * The sink that React renders a document into, and its bytes as a stream. React writes some kilobytes at a time; what it
 * has written when it flushes goes out in one part, the first of them as `shape` makes it. Cancelling the stream ends
 * the rendering.
 */
export class DocumentSink {
  readonly body: ReadableStream<Uint8Array>;
  #shape: ((beginning: Uint8Array) => Uint8Array) | null;
  #parts: Uint8Array[] = [];
  #controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  readonly #onClose: (() => void)[] = [];

  constructor(shape: (beginning: Uint8Array) => Uint8Array) {
    this.#shape = shape;
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
    const joined = join(this.#parts);
    this.#parts = [];
    this.#controller?.enqueue(this.#shape?.(joined) ?? joined);
    this.#shape = null;
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
