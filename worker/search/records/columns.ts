import { LRUCache } from "lru-cache";
import type { ColumnPart } from "./column-parts.ts";

const leastInteger = -(2 ** 31);

const mostInteger = 2 ** 31 - 1;

/** Minimum capacity: growing by half would not enlarge an array of zero or one element. */
const least = 8;

/** A growing array of numbers: 32-bit integers while all values fit, otherwise 64-bit floats. */
class Numbers {
  items: NumberArray = new Int32Array(least);
  length = 0;

  push(value: number): void {
    if (this.items instanceof Int32Array && !isSmall(value)) this.items = Float64Array.from(this.items);
    if (this.length === this.items.length) this.#resize(Math.max(least, this.length + (this.length >> 1)));
    this.items[this.length] = value;
    this.length += 1;
  }

  /** Frees unused capacity. */
  trim(): void {
    this.#resize(this.length);
  }

  #resize(size: number): void {
    const retained = this.items.subarray(0, Math.min(size, this.length));
    this.items = this.items instanceof Int32Array ? new Int32Array(size) : new Float64Array(size);
    this.items.set(retained);
  }
}

/** A column's values: `values[i]` belongs to record `slots[i]`. A record with several values has several pairs. */
export type Pairs = {
  readonly slots: ArrayLike<number>;
  /** Numbers, or codes of texts (`Column.names`). */
  readonly values: ArrayLike<number>;
  readonly length: number;
};

/** The values of one attribute in all records. Stores texts as codes, and booleans as 0 and 1. */
export class Column {
  readonly names: string[] = [];
  isTruth = false;
  readonly #codeOf = new Map<string, number>();
  readonly #texts = { slots: new Numbers(), values: new Numbers() };
  readonly #numbers = { slots: new Numbers(), values: new Numbers() };

  constructor(parts: Iterable<ColumnPart>) {
    for (const [slots, values] of parts)
      for (let at = 0; at < slots.length; at += 1) this.#add(slots[at] ?? 0, values[at] ?? 0);
    for (const { slots, values } of [this.#texts, this.#numbers]) {
      slots.trim();
      values.trim();
    }
  }

  findCode(name: string): number | undefined {
    return this.#codeOf.get(name);
  }

  get texts(): Pairs {
    return toPairs(this.#texts);
  }

  get numbers(): Pairs {
    return toPairs(this.#numbers);
  }

  /** Estimated bytes in memory. */
  get size(): number {
    const pairs = [this.#texts, this.#numbers].flatMap(({ slots, values }) => [slots, values]);
    const bytes = pairs.reduce((sum, { items }) => sum + items.byteLength, 0);
    return this.names.reduce((sum, name) => sum + name.length + bytesPerName, bytes + bytesPerName);
  }

  #add(slot: number, value: string | number | boolean): void {
    const isText = typeof value === "string";
    const pairs = isText ? this.#texts : this.#numbers;
    if (typeof value === "boolean") this.isTruth = true;
    pairs.slots.push(slot);
    pairs.values.push(isText ? this.#toCode(value) : Number(value));
  }

  #toCode(name: string): number {
    const known = this.#codeOf.get(name);
    if (known !== undefined) return known;
    this.#codeOf.set(name, this.names.length);
    this.names.push(name);
    return this.names.length - 1;
  }
}

function toPairs({ slots, values }: { readonly slots: Numbers; readonly values: Numbers }): Pairs {
  return { slots: slots.items, values: values.items, length: slots.length };
}

/** A text's header, its entry in the list and in the map of codes. */
const bytesPerName = 64;
/** A query of 100,000 records reads 20 columns of 1 MB at most; an isolate has 128 MB. */
const maxLoadedBytes = 40 * 1024 * 1024;

/** Where columns are loaded from. */
export type ColumnSource = {
  columnParts(path: string): Iterable<ColumnPart>;
  columnPaths(): readonly string[];
};

/** The columns of an index by attribute path, loaded when first used; those unused for longest are dropped. */
export class Columns {
  readonly #source: ColumnSource;
  readonly #loaded = new LRUCache<string, Column>({
    maxSize: maxLoadedBytes,
    sizeCalculation: ({ size }) => size,
  });
  #paths: readonly string[] | null = null;

  constructor(source: ColumnSource) {
    this.#source = source;
  }

  get(path: string): Column | undefined {
    const known = this.#loaded.get(path);
    if (known) return known;
    const column = new Column(this.#source.columnParts(path));
    if (column.texts.length + column.numbers.length === 0) return undefined;
    this.#loaded.set(path, column);
    return column;
  }

  get paths(): readonly string[] {
    this.#paths ??= this.#source.columnPaths();
    return this.#paths;
  }

  /** Loads these columns again when they are next used. */
  forget(paths: Iterable<string>): void {
    this.#paths = null;
    for (const path of paths) this.#loaded.delete(path);
  }

  clear(): void {
    this.#paths = null;
    this.#loaded.clear();
  }
}

type NumberArray = Int32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

function isSmall(value: number): boolean {
  return Number.isInteger(value) && value >= leastInteger && value <= mostInteger;
}
