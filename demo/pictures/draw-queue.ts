import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { enumerateOrders, type PictureOrder } from "./enumerate-specs.ts";
import { clipFiles, dimensionsFile, pictureStem } from "./picture-spec.ts";

const mostWorkers = 6;
/** What follows a machine's name in the names of its pictures. */
const view = /-(?:front|left|right|rear|exploded|turn-\d+)\.(?:svg|jpg)$/;

export interface DrawQueue {
  /** Resolves to the number of pictures when all machines are drawn. */
  readonly done: Promise<number>;
  /** Draws a picture's machine next; resolves when all its pictures are complete, null when no machine has the picture. */
  readonly drawNext: (file: string) => Promise<void> | null;
}

/**
 * Draws machines, by their numbers in `enumerateOrders`, in threads that take one after the other; the assignment does
 * not change a byte.
 */
export function startDrawQueue(outDir: string, numbers: readonly number[]): DrawQueue {
  const waiting = numbers.toReversed();
  const drawn = new Map(numbers.map((number) => [number, Promise.withResolvers<void>()]));
  const machines = nameMachines();

  async function runWorker(): Promise<number> {
    const worker = new Worker(new URL("./draw-orders.ts", import.meta.url), { workerData: { outDir } });
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    let current: number | undefined;
    worker.on("error", reject);
    worker.on("message", (message: "ready" | { total: number }) => {
      if (typeof message === "object") return resolve(message.total);
      if (current !== undefined) drawn.get(current)?.resolve();
      current = waiting.pop();
      worker.postMessage(current ?? "done");
    });
    return promise;
  }

  const workers = Array.from({ length: Math.min(mostWorkers, availableParallelism()) }, runWorker);
  return {
    done: Promise.all(workers).then((totals) => totals.reduce((sum, total) => sum + total, 0)),
    drawNext: (file) => {
      const number = machines.get(file.replace(view, ""));
      if (number === undefined) return null;
      const at = waiting.indexOf(number);
      if (at >= 0) waiting.push(...waiting.splice(at, 1));
      return drawn.get(number)?.promise ?? null;
    },
  };
}

/** Maps the first part of each file name of a machine, or the whole name of a dimension drawing or clip, to its number. */
function nameMachines(): ReadonlyMap<string, number> {
  const entries = enumerateOrders().flatMap((order, number) =>
    namesOf(order).map((name) => [name, number] as const),
  );
  return new Map(entries);
}

function namesOf({ spec, makes, turns }: PictureOrder): readonly string[] {
  return [
    ...makes.map(({ colour, maker }) => pictureStem({ ...spec, colour, maker })),
    dimensionsFile(spec),
    ...(turns ? Object.values(clipFiles(spec.family, spec.type)) : []),
  ];
}
