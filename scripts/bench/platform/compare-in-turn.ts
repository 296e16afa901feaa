import { percentile } from "../percentile.ts";
import type { BenchClient } from "./platform-client.ts";
import type { RecordedStatement } from "./record-database.ts";

export interface Spread {
  readonly median: number;
  readonly p95: number;
}

/** Duration of a request, in milliseconds, next to that of its statements alone. */
export interface Comparison {
  readonly name: string;
  readonly platform: Spread;
  readonly sql: Spread;
  readonly statements: number;
}

/** One request to measure; each turn uses another of its kind. Its preparation is not timed. */
export interface Measured {
  readonly name: string;
  /** Takes seconds: a tenth of the turns suffices. */
  readonly isSlow?: true;
  prepare?(turn: number): Promise<void>;
  body(turn: number): string;
  answered?(answer: string): void;
}

function toSpread(samples: readonly number[]): Spread {
  return { median: percentile(samples, 0.5), p95: percentile(samples, 0.95) };
}

/** A write cannot be repeated, so this writes as many bytes into a plain table with as many statements. */
function toPlain({ sql, values }: RecordedStatement): RecordedStatement {
  if (/^\s*(?:SELECT|WITH)/i.test(sql)) return { sql, values };
  return { sql: "INSERT INTO bench_write (data) VALUES (?)", values: [JSON.stringify(values)] };
}

async function time(run: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await run();
  return performance.now() - began;
}

/** One request on one platform, with its measurements so far. */
class Trial {
  readonly #client: BenchClient;
  readonly #measured: Measured;
  readonly #platform: number[] = [];
  readonly #sql: number[] = [];
  #statements = 0;

  constructor(client: BenchClient, measured: Measured) {
    this.#client = client;
    this.#measured = measured;
  }

  /** Records the statements of one request, then times another of its kind, and the statements alone. */
  async take(turn: number, counts: boolean): Promise<void> {
    const measured = this.#measured;
    await measured.prepare?.(turn * 2);
    const recorded = await this.#client.record(measured.body(turn * 2));
    measured.answered?.(JSON.stringify(recorded.answer));
    const groups = JSON.stringify(recorded.statements.map((group) => group.map(toPlain)));
    await measured.prepare?.(turn * 2 + 1);
    const body = measured.body(turn * 2 + 1);
    let answer = "";
    const ofPlatform = await time(async () => {
      answer = await this.#client.graphql(body);
    });
    measured.answered?.(answer);
    const ofSql = await time(() => this.#client.replay(groups));
    if (!counts) return;
    this.#platform.push(ofPlatform);
    this.#sql.push(ofSql);
    this.#statements = recorded.statements.flat().length;
  }

  toComparison(): Comparison {
    const [platform, sql] = [toSpread(this.#platform), toSpread(this.#sql)];
    return { name: this.#measured.name, platform, sql, statements: this.#statements };
  }
}

const warmUpTurns = 3;

/** Measures the same request on several platforms in turn, so that a slow moment of the machine affects all of them. */
export async function compareInTurn(
  platforms: readonly { readonly client: BenchClient; readonly measured: Measured }[],
  wanted: number,
): Promise<readonly Comparison[]> {
  const trials = platforms.map(({ client, measured }) => new Trial(client, measured));
  const isSlow = platforms.some(({ measured }) => measured.isSlow);
  const turns = warmUpTurns + (isSlow ? Math.ceil(wanted / 10) : wanted);
  for (let turn = 0; turn < turns; turn += 1) {
    for (const trial of trials) await trial.take(turn, turn >= warmUpTurns);
  }
  return trials.map((trial) => trial.toComparison());
}
