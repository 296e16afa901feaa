import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { Guest } from "../../../tests/support/guest.ts";
import type { Places } from "./find-places.ts";
import type { LoadFault, LoadTimes } from "./load-faults.ts";
import type { LoadSample, MemorySample, SampleKind, SeenOrder } from "./load-sample.ts";
import { orderByProvider, type Scene, visits } from "./visitor.ts";

const standIn =
  (system: "platform" | "search", mode: string): Turn =>
  async (port) => {
    const body = JSON.stringify({ mode });
    const { status } = await new Guest(port, `${system}.localhost`).send("/stand-in", {
      method: "POST",
      body,
    });
    if (status !== 200) throw new Error(`${system} accepted no mode: ${status}`);
  };

const service =
  (name: "payments" | "mail", mode: string): Turn =>
  async (port) => {
    const { status } = await new Guest(port, "sandbox.localhost").submit(`/services/${name}`, {
      switch: mode,
    });
    if (status !== 303) throw new Error(`${name} accepted no fault: ${status}`);
  };

const turns: Readonly<Record<LoadFault, readonly [on: Turn, off: Turn]>> = {
  "search-slow": [standIn("search", "slow"), standIn("search", "normal")],
  "search-dead": [standIn("search", "dead"), standIn("search", "normal")],
  "platform-cut": [standIn("platform", "cut"), standIn("platform", "normal")],
  "payments-dead": [service("payments", "dead"), service("payments", "normal")],
  "payments-slow": [service("payments", "slow"), service("payments", "normal")],
  "mail-dead": [service("mail", "dead"), service("mail", "normal")],
};

export type VisitsPlan = {
  readonly port: number;
  readonly places: Places;
  readonly concurrency: number;
  readonly times: LoadTimes;
  /** Process ids of the runtime. */
  readonly pids: readonly number[];
  say(sentence: string): void;
};

export type VisitsOutcome = {
  readonly samples: readonly LoadSample[];
  readonly memory: readonly MemorySample[];
  readonly acknowledged: readonly SeenOrder[];
};

const memoryEveryMs = 2_000;
/** Longer than any of the shop's own timeouts. */
const patienceMs = 60_000;

/** Runs concurrent visitors, each sequential, while faults come and go. */
export async function runVisits(plan: VisitsPlan): Promise<VisitsOutcome> {
  const { port, places, concurrency, times, pids } = plan;
  const samples: LoadSample[] = [];
  const memory: MemorySample[] = [];
  const acknowledged: SeenOrder[] = [];
  const began = performance.now();
  const now = () => performance.now() - began;
  const note = async (kind: SampleKind, ask: () => Promise<string | null>): Promise<boolean> => {
    const atMs = now();
    const late = new AbortController();
    const given = sleep(patienceMs, "no answer", { signal: late.signal }).catch(() => "no answer");
    const problem = await Promise.race([ask().catch(describe), given]);
    late.abort();
    samples.push({ kind, atMs, tookMs: now() - atMs, problem });
    return problem === null;
  };
  const scene: Scene = { port, places, note, acknowledge: (order) => acknowledged.push(order) };
  const visitors = Array.from({ length: concurrency }, async () => {
    while (now() < times.endMs) await chooseVisit()(scene);
  });
  const watching = (async () => {
    while (now() < times.endMs) {
      memory.push({ atMs: now(), megabytes: readResidentMegabytes(pids) });
      await sleep(memoryEveryMs);
    }
  })();
  await Promise.all([...visitors, watching, turnFaults(plan, now, scene)]);
  return { samples, memory, acknowledged };
}

async function turnFaults({ port, times, say }: VisitsPlan, now: () => number, scene: Scene): Promise<void> {
  for (const { fault, fromMs, untilMs } of times.phases) {
    await sleep(Math.max(0, fromMs - now()));
    say(`${(now() / 1000).toFixed(0)} s: ${fault} on`);
    await switchFault(port, fault, true);
    // Payments are rare: one more visitor pays continuously, so that the fault has an effect in a short run too.
    while (fault === "payments-dead" && now() < untilMs) await orderByProvider(scene);
    await sleep(Math.max(0, untilMs - now()));
    await switchFault(port, fault, false);
    say(`${(now() / 1000).toFixed(0)} s: ${fault} off`);
  }
}

const totalWeight = visits.reduce((sum, [weight]) => sum + weight, 0);

function chooseVisit() {
  let left = Math.random() * totalWeight;
  for (const [weight, visit] of visits) {
    left -= weight;
    if (left < 0) return visit;
  }
  return async () => undefined;
}

function describe(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return code || (error instanceof Error ? error.message : String(error)).slice(0, 120);
}

// Linux only; a process that has ended counts as 0.
function readResidentMegabytes(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + readOne(pid), 0);
}

function readOne(pid: number): number {
  try {
    const [, kilobytes = "0"] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return 0;
  }
}

type Turn = (port: number) => Promise<void>;

async function switchFault(port: number, fault: LoadFault, isOn: boolean): Promise<void> {
  await turns[fault][isOn ? 0 : 1](port);
}
