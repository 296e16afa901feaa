import { type MarkupBytes, toMarkupBytes } from "../../design/markup-bytes.server";
import type { Markup } from "../../foundation/markup";

type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes, or a text that is still to be encoded. */
export type DocumentPart = Uint8Array | string;

/** Makes the beginning of a document into what is sent; `sheets`: those that markup held back has classes of. */
type Shape = (beginning: string, sheets: ReadonlySet<string>) => readonly DocumentPart[];

/** Markup below this length is quicker written than held back. */
const shortMarkup = 300;

/**
 * The sink that React renders a document into, and its bytes. What it has written when it flushes goes out in one part,
 * the first of them as `shape` makes it. Finished markup does not pass through React: a mark does, and its bytes take
 * the mark's place. `secret` is in the marks, so that nothing that a visitor wrote is taken for one.
 */
export class DocumentSink {
  #shape: Shape | null;
  #written = "";
  /** Of what React encodes itself, which it does where the build does not keep it from that. */
  readonly #decoder = new TextDecoder();
  readonly #mark: string;
  readonly #held: MarkupBytes[] = [];
  #sent: Bytes[] = [];
  #hasEnded = false;
  #failure: { readonly error: unknown } | null = null;
  #controller: ReadableStreamDefaultController<Bytes> | null = null;
  readonly #onClose: (() => void)[] = [];

  constructor(secret: string, shape: Shape) {
    this.#mark = `<!--${secret}:`;
    this.#shape = shape;
  }

  /** What React is to write in the markup's place. */
  hold(markup: Markup): string {
    if (typeof markup !== "string") return markup.map((piece) => this.hold(piece)).join("");
    if (markup.length < shortMarkup) return markup;
    this.#held.push(toMarkupBytes(markup));
    return `${this.#mark}${this.#held.length - 1}-->`;
  }

  /**
   * The document: as bytes where all of it is there, else as a stream, whose cancelling ends the rendering. For one
   * reader.
   */
  takeBody(): Bytes | ReadableStream<Bytes> {
    const [only] = this.#sent;
    if (this.#hasEnded && only && this.#sent.length === 1) return only;
    return new ReadableStream<Bytes>({
      start: (controller) => {
        for (const part of this.#sent) controller.enqueue(part);
        this.#sent = [];
        if (this.#failure) controller.error(this.#failure.error);
        else if (this.#hasEnded) controller.close();
        else this.#controller = controller;
      },
      cancel: () => {
        this.#controller = null;
        this.#hasEnded = true;
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
    this.#written += typeof chunk === "string" ? chunk : this.#decoder.decode(chunk, { stream: true });
    return true;
  }

  /** React calls it when it has nothing more to write for now. */
  flush(): void {
    if (this.#written === "" || this.#hasEnded) return;
    const parts = this.#shape?.(this.#written, this.#listSheets()) ?? [this.#written];
    this.#shape = null;
    this.#written = "";
    const bytes = join(parts.flatMap((part) => (typeof part === "string" ? this.#fill(part) : [part])));
    if (this.#controller) this.#controller.enqueue(bytes);
    else this.#sent.push(bytes);
  }

  end(): this {
    this.flush();
    this.#hasEnded = true;
    this.#controller?.close();
    this.#controller = null;
    return this;
  }

  /** React gives up: the reader must see that the document is not whole. */
  destroy(error: unknown): void {
    this.#failure = { error };
    this.#controller?.error(error);
    this.#controller = null;
  }

  #listSheets(): ReadonlySet<string> {
    return new Set(this.#held.flatMap(({ sheets }) => sheets));
  }

  #fill(text: string): readonly DocumentPart[] {
    const [first = "", ...rest] = text.split(this.#mark);
    return [
      first,
      ...rest.flatMap((part) => {
        const end = part.indexOf("-->");
        const held = this.#held[Number(part.slice(0, end))];
        return held ? [held.bytes, part.slice(end + 3)] : [];
      }),
    ];
  }
}

const encoder = new TextEncoder();
let room = new Uint8Array(262_144);

/** All of it is put together in a room that stays, so that a document has no other copy than its own. */
function join(parts: readonly DocumentPart[]): Bytes {
  // A letter has three bytes at most.
  const most = parts.reduce((sum, part) => sum + (typeof part === "string" ? 3 : 1) * part.length, 0);
  if (room.length < most) room = new Uint8Array(2 * most);
  let at = 0;
  for (const part of parts) {
    if (typeof part === "string") at += encoder.encodeInto(part, room.subarray(at)).written;
    else {
      room.set(part, at);
      at += part.length;
    }
  }
  return room.slice(0, at);
}
