import type { Database, ReadStatement, Reads } from "./database.ts";

interface Waiting {
  readonly statement: D1PreparedStatement;
  resolve(result: D1Result<never>): void;
  reject(error: unknown): void;
}

/** Resolvers of one level read within a few microtasks of each other; waiting for all of them takes microseconds. */
const MICROTASKS = 10;

/**
 * Batches simultaneous reads, with the same results. A round trip to a remote database costs more than most statements
 * do. If one of a batch fails, each is sent alone, so that no other fails with it.
 */
export function joinReads(database: Database): Reads {
  let waiting: Waiting[] = [];

  async function send(): Promise<void> {
    for (let passed = 0; passed < MICROTASKS; passed += 1) await null;
    const sent = waiting;
    waiting = [];
    const [only] = sent;
    if (only && sent.length === 1) return sendAlone(only);
    try {
      const results = await database.batch<never>(sent.map(({ statement }) => statement));
      for (const [at, result] of results.entries()) sent[at]?.resolve(result);
    } catch {
      for (const each of sent) sendAlone(each);
    }
  }

  function run<Row>(statement: D1PreparedStatement): Promise<D1Result<Row>> {
    return new Promise((resolve, reject) => {
      waiting.push({ statement, resolve, reject });
      if (waiting.length === 1) void send();
    });
  }

  return { prepare: (sql) => joined(database.prepare(sql), run) };
}

function sendAlone({ statement, resolve, reject }: Waiting): void {
  statement.all<never>().then(resolve, reject);
}

/** A statement that is not sent by itself but by `run`. */
function joined(
  statement: D1PreparedStatement,
  run: <Row>(statement: D1PreparedStatement) => Promise<D1Result<Row>>,
): ReadStatement {
  return {
    bind: (...values) => joined(statement.bind(...values), run),
    all: () => run(statement),
    async first<Value>(column?: string) {
      const [row] = (await run<Value & Record<string, Value>>(statement)).results;
      return row === undefined ? null : column === undefined ? row : (row[column] ?? null);
    },
  };
}
