import { percentile } from "../percentile.ts";
import type { BenchClient } from "./platform-client.ts";
import type { RecordedStatement } from "./record-database.ts";

export interface Spread {
  readonly median: number;
  readonly p95: number;
}

/** What a request takes, in milliseconds, beside what the statements under it take by themselves. */
export interface Comparison {
  readonly name: string;
  readonly platform: Spread;
  readonly sql: Spread;
  readonly statements: number;
}

/** One request to be measured; each turn another of its kind. What it needs before is made outside the clock. */
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

/** A write cannot be repeated as it is, so as many bytes go into a plain table with as many statements. */
function toPlain({ sql, values }: RecordedStatement): RecordedStatement {
  if (/^\s*(?:SELECT|WITH)/i.test(sql)) return { sql, values };
  return { sql: "INSERT INTO bench_write (data) VALUES (?)", values: [JSON.stringify(values)] };
}

async function time(run: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await run();
  return performance.now() - began;
}

/** Measures in turn, so that a slow moment of the machine hits both. */
export async function compareWithSql(
  client: BenchClient,
  measured: Measured,
  wanted: number,
): Promise<Comparison> {
  const turns = measured.isSlow ? Math.ceil(wanted / 10) : wanted;
  const platform: number[] = [];
  const sql: number[] = [];
  let statements = 0;
  for (let turn = -3; turn < turns; turn += 1) {
    const at = turn + 3;
    await measured.prepare?.(at * 2);
    const recorded = await client.record(measured.body(at * 2));
    measured.answered?.(JSON.stringify(recorded.answer));
    const groups = JSON.stringify(recorded.statements.map((group) => group.map(toPlain)));
    await measured.prepare?.(at * 2 + 1);
    const body = measured.body(at * 2 + 1);
    let answer = "";
    const ofPlatform = await time(async () => {
      answer = await client.graphql(body);
    });
    measured.answered?.(answer);
    const ofSql = await time(() => client.replay(groups));
    if (turn < 0) continue;
    platform.push(ofPlatform);
    sql.push(ofSql);
    statements = recorded.statements.flat().length;
  }
  return { name: measured.name, platform: toSpread(platform), sql: toSpread(sql), statements };
}
