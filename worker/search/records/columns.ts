import type { ColumnValues } from "./to-columns.ts";

/** The slot of no record: values of a record that is gone are put there. */
const nowhere = 0;

/** One attribute of all records: which record has which value, as pairs; a record with several values has several. */
export class Column {
  readonly values: string[] = [];
  /** Truths are sorted as 0 and 1, but have no least or mean. */
  isNumeric = false;
  readonly #codeOf = new Map<string, number>();
  readonly #slots = new Numbers(Uint32Array);
  readonly #codes = new Numbers(Uint32Array);
  readonly #numberSlots = new Numbers(Uint32Array);
  readonly #numbers = new Numbers(Float64Array);

  add(slot: number, value: string | number | boolean): void {
    this.#slots.push(slot);
    this.#codes.push(this.#toCode(String(value)));
    if (typeof value === "string") return;
    if (typeof value === "number") this.isNumeric = true;
    this.#numberSlots.push(slot);
    this.#numbers.push(Number(value));
  }

  remove(slots: ReadonlySet<number>): void {
    for (const list of [this.#slots, this.#numberSlots])
      for (let at = 0; at < list.length; at += 1)
        if (slots.has(list.items[at] ?? 0)) list.items[at] = nowhere;
  }

  findCode(value: string): number | undefined {
    return this.#codeOf.get(value);
  }

  /** Calls back with slot and code of each pair. */
  get pairs(): { readonly slots: Uint32Array; readonly codes: Uint32Array; readonly length: number } {
    return { slots: this.#slots.items, codes: this.#codes.items, length: this.#slots.length };
  }

  get numbers(): { readonly slots: Uint32Array; readonly values: Float64Array; readonly length: number } {
    return { slots: this.#numberSlots.items, values: this.#numbers.items, length: this.#numbers.length };
  }

  #toCode(value: string): number {
    const known = this.#codeOf.get(value);
    if (known !== undefined) return known;
    this.#codeOf.set(value, this.values.length);
    this.values.push(value);
    return this.values.length - 1;
  }
}

/** The columns of an index. */
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
}

type NumberArray = Uint32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

/** A typed array that grows. */
class Numbers<T extends NumberArray> {
  items: T;
  length = 0;
  readonly #make: new (
    size: number,
  ) => T;

  constructor(make: new (size: number) => T) {
    this.#make = make;
    this.items = new make(16);
  }

  push(value: number): void {
    if (this.length === this.items.length) {
      const larger = new this.#make(this.items.length * 2);
      larger.set(this.items);
      this.items = larger;
    }
    this.items[this.length] = value;
    this.length += 1;
  }
}
