type NumberArray = Int32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

const leastInteger = -(2 ** 31);
const mostInteger = 2 ** 31 - 1;
/** Half of a list of one, or of none, is no room to grow. */
const least = 8;

/** A list of numbers that grows: four bytes each while they are whole and small, else eight. */
export class Numbers {
  items: NumberArray = new Int32Array(least);
  length = 0;

  push(value: number): void {
    if (this.items instanceof Int32Array && !isSmall(value)) this.items = Float64Array.from(this.items);
    if (this.length === this.items.length) this.#resize(Math.max(least, this.length + (this.length >> 1)));
    this.items[this.length] = value;
    this.length += 1;
  }

  /** Gives back the room that is left for growing. */
  trim(): void {
    this.#resize(this.length);
  }

  #resize(size: number): void {
    const kept = this.items.subarray(0, Math.min(size, this.length));
    this.items = this.items instanceof Int32Array ? new Int32Array(size) : new Float64Array(size);
    this.items.set(kept);
  }
}

function isSmall(value: number): boolean {
  return Number.isInteger(value) && value >= leastInteger && value <= mostInteger;
}
