import type { Column, Columns, Pairs } from "../records/columns.ts";
import type { Comparison, Filter } from "./filter.ts";

/** One byte per slot: 1 if the record passes. */
export type Mask = Uint8Array;

/** The records that pass a filter among those of `alive`. */
export function applyFilter(filter: Filter, columns: Columns, alive: Mask): Mask {
  switch (filter.kind) {
    case "all": {
      const mask = alive.slice();
      for (const each of filter.filters) intersect(mask, applyFilter(each, columns, alive));
      return mask;
    }
    case "any": {
      const mask = new Uint8Array(alive.length);
      for (const each of filter.filters) unite(mask, applyFilter(each, columns, alive));
      return mask;
    }
    case "not": {
      const mask = alive.slice();
      const without = applyFilter(filter.filter, columns, alive);
      for (let slot = 0; slot < mask.length; slot += 1) if (without[slot]) mask[slot] = 0;
      return mask;
    }
    case "value":
      return findValue(filter.path, filter.value, columns, alive);
    case "number":
      return findNumbers(filter.path, toTest(filter.comparison, filter.value), columns, alive);
    case "range":
      return findNumbers(filter.path, (value) => value >= filter.from && value <= filter.to, columns, alive);
  }
}

function findValue(path: string, value: string, columns: Columns, alive: Mask): Mask {
  const mask = new Uint8Array(alive.length);
  const column = columns.get(path);
  if (!column) return mask;
  const code = findCode(column, value);
  if (code !== undefined) mark(mask, column.texts, (other) => other === code);
  const number = column.isTruth && value.toLowerCase() === "false" ? 0 : toNumber(value);
  mark(mask, column.numbers, (other) => other === number);
  return mask;
}

function toNumber(value: string): number {
  return value.toLowerCase() === "true" ? 1 : value.trim() === "" ? Number.NaN : Number(value);
}

/** Finds values in exact case first, else in any case. */
function findCode(column: Column, value: string): number | undefined {
  const exact = column.findCode(value);
  if (exact !== undefined) return exact;
  const lower = value.toLowerCase();
  const at = column.names.findIndex((known) => known.toLowerCase() === lower);
  return at < 0 ? undefined : at;
}

function findNumbers(path: string, test: (value: number) => boolean, columns: Columns, alive: Mask): Mask {
  const mask = new Uint8Array(alive.length);
  const column = columns.get(path);
  if (column) mark(mask, column.numbers, test);
  return mask;
}

function mark(mask: Mask, { slots, values, length }: Pairs, test: (value: number) => boolean): void {
  for (let at = 0; at < length; at += 1) if (test(values[at] ?? 0)) mask[slots[at] ?? 0] = 1;
  mask[0] = 0;
}

function toTest(comparison: Comparison, wanted: number): (value: number) => boolean {
  switch (comparison) {
    case "<":
      return (value) => value < wanted;
    case "<=":
      return (value) => value <= wanted;
    case "=":
      return (value) => value === wanted;
    case "!=":
      return (value) => value !== wanted;
    case ">=":
      return (value) => value >= wanted;
    case ">":
      return (value) => value > wanted;
  }
}

function intersect(mask: Mask, other: Mask): void {
  for (let slot = 0; slot < mask.length; slot += 1) if (!other[slot]) mask[slot] = 0;
}

function unite(mask: Mask, other: Mask): void {
  for (let slot = 0; slot < mask.length; slot += 1) if (other[slot]) mask[slot] = 1;
}
