import { type Price, prices } from "./prices.ts";
import type { Units } from "./read-units.ts";

/** Billed units of one visit or order. */
export type BilledUnits = Readonly<Record<keyof typeof prices, number>>;

/** An object stays in memory for about ten seconds after a request, and is billed as 128 MB. */
const objectSeconds = 10;
const objectGb = 0.128;

export interface Measured {
  readonly units: Units;
  /** Requests to the shop from outside. */
  readonly requests: number;
  /** Logged requests among them: files are not logged. */
  readonly logged: number;
  readonly cpuMs: number;
  /** Objects that are woken: their seconds in memory count once, not per request. */
  readonly objectsWoken: number;
}

/** Converts the usage of a visit or order to billed units. Workers behind bindings are billed for CPU only. */
export function toBilled({ units, requests, logged, cpuMs, objectsWoken }: Measured): BilledUnits {
  const of = (unit: string) =>
    Object.entries(units).reduce((sum, [name, count]) => (name.endsWith(`: ${unit}`) ? sum + count : sum), 0);
  return {
    requests,
    cpu: cpuMs,
    objectRequests: of("durable object requests"),
    objectDuration: objectsWoken * objectSeconds * objectGb,
    rowsRead: of("d1 rows read") + of("object rows read"),
    rowsWritten: of("d1 rows written") + of("object rows written"),
    kvReads: of("kv reads"),
    kvWrites: of("kv writes"),
    queues: of("queue messages") * 3,
    logs: logged,
  };
}

export interface CostLine {
  readonly price: Price;
  readonly each: number;
  readonly usd: number;
}

/** Calculates the cost of `count` visits or orders, line by line, without the plan's included usage. */
export function toCost(billed: BilledUnits, count: number): readonly CostLine[] {
  return Object.entries(prices).map(([name, price]) => {
    const each = billed[name as keyof BilledUnits];
    return { price, each, usd: (each * count * price.usd) / 1_000_000 };
  });
}
