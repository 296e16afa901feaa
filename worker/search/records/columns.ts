import type { ColumnValues } from "./to-columns.ts";

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

type OwnPairs = { readonly slots: Numbers; readonly values: Numbers };

/** The values of one attribute in all records. Stores texts as codes, and booleans as 0 and 1. */
export class Column {
  readonly names: string[] = [];
  isTruth = false;
  readonly #codeOf = new Map<string, number>();
  readonly #texts = { slots: new Numbers(), values: new Numbers() };
  readonly #numbers = { slots: new Numbers(), values: new Numbers() };

  add(slot: number, value: string | number | boolean): void {
    const isText = typeof value === "string";
    const pairs = isText ? this.#texts : this.#numbers;
    if (typeof value === "boolean") this.isTruth = true;
    pairs.slots.push(slot);
    pairs.values.push(isText ? this.#toCode(value) : Number(value));
  }

  remove(slots: ReadonlySet<number>): void {
    for (const pairs of [this.#texts, this.#numbers]) removeSlots(pairs, slots);
  }

  trim(): void {
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

  #toCode(name: string): number {
    const known = this.#codeOf.get(name);
    if (known !== undefined) return known;
    this.#codeOf.set(name, this.names.length);
    this.names.push(name);
    return this.names.length - 1;
  }
}

/** Removes the pairs of these records and closes the gaps, so that repeated writes do not use more memory. */
function removeSlots({ slots, values }: OwnPairs, gone: ReadonlySet<number>): void {
  let retained = 0;
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots.items[at] ?? 0;
    if (gone.has(slot)) continue;
    slots.items[retained] = slot;
    values.items[retained] = values.items[at] ?? 0;
    retained += 1;
  }
  slots.length = retained;
  values.length = retained;
}

function toPairs({ slots, values }: OwnPairs): Pairs {
  return { slots: slots.items, values: values.items, length: slots.length };
}

/** The columns of an index by attribute path. */
export class Columns {
  readonly #columns = new Map<string, Column>();

  get(path: string): Column | undefined {
    return this.#columns.get(path);
  }

  get paths(): readonly string[] {
    return [...this.#columns.keys()];
  }

  add(slot: number, values: ColumnValues): void {
    for (const [path, entries] of Object.entries(values)) {
      let column = this.#columns.get(path);
      if (!column) {
        column = new Column();
        this.#columns.set(path, column);
      }
      for (const value of entries) column.add(slot, value);
    }
  }

  remove(slots: ReadonlySet<number>): void {
    if (slots.size > 0) for (const column of this.#columns.values()) column.remove(slots);
  }

  trim(): void {
    for (const column of this.#columns.values()) column.trim();
  }
}

type NumberArray = Int32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

function isSmall(value: number): boolean {
  return Number.isInteger(value) && value >= leastInteger && value <= mostInteger;
}
