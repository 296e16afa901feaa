import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { enumerateOrders, type PictureOrder } from "./enumerate-specs.ts";
import { clipFiles, dimensionsFile, pictureStem } from "./picture-spec.ts";

const mostWorkers = 6;

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
  const findNumber = createNumberFinder();

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
      const number = findNumber(file);
      if (number === undefined) return null;
      const at = waiting.indexOf(number);
      if (at >= 0) waiting.push(...waiting.splice(at, 1));
      return drawn.get(number)?.promise ?? null;
    },
  };
}

/**
 * Returns a function that finds the machine of a picture by its file name: a picture is named after its machine, then
 * after what it shows; dimension drawings and clips have names of their own. Undefined: no machine has the picture.
 */
export function createNumberFinder(): (file: string) => number | undefined {
  const machines = new Map(
    enumerateOrders().flatMap((order, number) => namesOf(order).map((name) => [name, number] as const)),
  );
  return (file) => {
    for (let end = file.length; end > 0; end = file.lastIndexOf("-", end - 1)) {
      const number = machines.get(file.slice(0, end));
      if (number !== undefined) return number;
    }
    return undefined;
  };
}

function namesOf({ spec, makes, turns }: PictureOrder): readonly string[] {
  return [
    ...makes.map(({ colour, maker }) => pictureStem({ ...spec, colour, maker })),
    dimensionsFile(spec),
    ...(turns ? Object.values(clipFiles(spec.family, spec.type)) : []),
  ];
}
