import { type FileHandle, open, rename, rm } from "node:fs/promises";

interface Place {
  readonly name: string;
  readonly offset: number;
  readonly length: number;
}

/** Combines writes shorter than this, in bytes. */
const chunkBytes = 1 << 20;
/** File mode: customers and orders are readable by the owner only. */
const ownerOnly = 0o600;

/**
 * A file of lines sorted by name. The lines are buffered in a second file: a large catalogue would not fit into memory.
 */
export class SortedLines {
  readonly #file: string;
  readonly #waiting: FileHandle;
  readonly #places: Place[] = [];
  #held: Buffer[] = [];
  #heldBytes = 0;
  #offset = 0;

  private constructor(file: string, waiting: FileHandle) {
    this.#file = file;
    this.#waiting = waiting;
  }

  static async open(file: string): Promise<SortedLines> {
    return new SortedLines(file, await open(`${file}.unsorted`, "w+", ownerOnly));
  }

  async add(name: string, text: string): Promise<void> {
    const line = Buffer.from(`${text}\n`);
    this.#places.push({ name, offset: this.#offset, length: line.length });
    this.#offset += line.length;
    this.#held.push(line);
    this.#heldBytes += line.length;
    if (this.#heldBytes >= chunkBytes) await this.#flush();
  }

  /**
   * Writes the sorted file, or deletes an earlier one when there are no lines.
   * Returns the number of lines.
   */
  async write(): Promise<number> {
    await this.#flush();
    if (this.#places.length === 0) {
      await rm(this.#file, { force: true });
      return 0;
    }
    const sorted = await open(`${this.#file}.sorted`, "w", ownerOnly);
    try {
      for (const { offset, length } of this.#places.toSorted(byName)) {
        const { buffer } = await this.#waiting.read(Buffer.alloc(length), 0, length, offset);
        await sorted.write(buffer);
      }
    } finally {
      await sorted.close();
    }
    await rename(`${this.#file}.sorted`, this.#file);
    return this.#places.length;
  }

  async close(): Promise<void> {
    await this.#waiting.close();
    await rm(`${this.#file}.unsorted`, { force: true });
    await rm(`${this.#file}.sorted`, { force: true });
  }

  async #flush(): Promise<void> {
    if (this.#held.length > 0) await this.#waiting.write(Buffer.concat(this.#held));
    this.#held = [];
    this.#heldBytes = 0;
  }
}

function byName(left: Place, right: Place): number {
  return left.name < right.name ? -1 : 1;
}
