import path from "node:path";
import type { BuiltWorker } from "./built-workers.ts";

/** Path at which each counting worker returns its usage so far, by billed unit. */
export const unitsPath = "/__units";

/**
 * Puts a module before each worker that counts its platform usage.
 * It counts invocations, D1 rows, KV, queues, calls of Durable Objects and the rows of their databases. The worker's
 * own modules stay as built.
 */
export function countUnits(workers: readonly BuiltWorker[]): BuiltWorker[] {
  return workers.map((worker) => {
    const { modules } = worker;
    if (!Array.isArray(modules) || !modules[0]) return worker;
    const classes = Object.values(worker.durableObjects ?? {}).map((object) =>
      typeof object === "string" ? object : object.className,
    );
    const contents = toCountingModule(`./${path.basename(String(modules[0].path))}`, [...new Set(classes)]);
    return {
      ...worker,
      modules: [{ type: "ESModule" as const, path: "counting.js", contents }, ...modules],
    };
  });
}

function toCountingModule(entry: string, classes: readonly string[]): string {
  const objects = classes.map(
    (name) => `export class ${name} extends own.${name} {
      constructor(context, env) { countRows(context.storage); super(context, wrap(env)); }
    }`,
  );
  return `import * as own from ${JSON.stringify(entry)};
export * from ${JSON.stringify(entry)};
${countingSource}
${objects.join("\n")}`;
}

const countingSource = `
const units = {};
const add = (name, count = 1) => { if (count) units[name] = (units[name] ?? 0) + count; };
const plain = new WeakMap();
const note = (result) => {
  add("d1 statements");
  add("d1 rows read", result?.meta?.rows_read ?? 0);
  add("d1 rows written", result?.meta?.rows_written ?? 0);
  return result;
};
function statement(own) {
  const counted = {
    bind: (...values) => statement(own.bind(...values)),
    all: async () => note(await own.all()),
    run: async () => note(await own.run()),
    first: async (column) => {
      const row = note(await own.all()).results[0] ?? null;
      return row === null || column === undefined ? row : row[column];
    },
  };
  plain.set(counted, own);
  return counted;
}
const database = (own) => ({
  prepare: (sql) => statement(own.prepare(sql)),
  batch: async (list) => (await own.batch(list.map((each) => plain.get(each)))).map(note),
  exec: (sql) => own.exec(sql),
  ...(own.withSession && { withSession: (mark) => database(own.withSession(mark)) }),
  ...(own.getBookmark && { getBookmark: () => own.getBookmark() }),
});
const through = (own, count) => new Proxy(own, {
  get(target, name) {
    const value = Reflect.get(target, name);
    if (typeof value !== "function") return value;
    return (...given) => count(String(name), target[name](...given), given);
  },
});
const calls = (prefix) => (name, answer) => { if (name !== "then") add(prefix); return answer; };
const wrapped = new WeakMap();
function wrapBinding(name, own) {
  const kind = own?.constructor?.name;
  if (kind === "D1Database") return database(own);
  if (kind === "KvNamespace") return through(own, (method, answer) => { add("kv " + (method.startsWith("get") ? "reads" : "writes")); return answer; });
  if (kind === "WorkerQueue") return through(own, (method, answer, given) => { add("queue messages", method === "sendBatch" ? [...given[0]].length : 1); return answer; });
  if (kind === "DurableObjectNamespace") {
    return through(own, (method, answer) =>
      ["get", "getByName"].includes(method) ? through(answer, calls("durable object requests")) : answer);
  }
  return own;
}
function wrap(env) {
  const known = wrapped.get(env);
  if (known) return known;
  const made = Object.fromEntries(Object.entries(env).map(([name, own]) => [name, wrapBinding(name, own)]));
  wrapped.set(env, made);
  return made;
}
function countRows(storage) {
  const sql = storage.sql;
  const exec = sql.exec.bind(sql);
  try {
    Object.defineProperty(sql, "exec", { configurable: true, value: (...given) => {
      const cursor = exec(...given);
      queueMicrotask(() => { add("object rows read", cursor.rowsRead); add("object rows written", cursor.rowsWritten); });
      return cursor;
    } });
  } catch { add("objects whose rows are not counted"); }
}
const worker = own.default;
export default {
  fetch(request, env, context) {
    if (new URL(request.url).pathname === ${JSON.stringify(unitsPath)}) return Response.json(units);
    add("invocations");
    return worker.fetch(request, wrap(env), context);
  },
  ...(worker.queue && { queue(batch, env, context) { add("queue deliveries"); return worker.queue(batch, wrap(env), context); } }),
  ...(worker.scheduled && { scheduled(event, env, context) { add("schedules"); return worker.scheduled(event, wrap(env), context); } }),
};
`;
