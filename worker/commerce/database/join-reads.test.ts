import { expect, it } from "vitest";
import type { Database } from "./database.ts";
import { joinReads } from "./join-reads.ts";

/** A database that returns a statement's text, refuses those that say so, and records its round trips. */
function noteTrips(): { database: Database; trips: string[][] } {
  const trips: string[][] = [];
  const answer = (sql: string) => ({ results: [{ sql }] });
  const statements = new WeakMap<object, string>();
  const send = async (sqls: string[]) => {
    trips.push(sqls);
    if (sqls.some((sql) => sql.startsWith("refused"))) throw new Error("refused");
    return sqls.map(answer);
  };
  const prepare = (sql: string) => {
    const statement = {
      bind: (...values: unknown[]) => prepare([sql, ...values].join(" ")),
      all: async () => (await send([sql]))[0],
    };
    statements.set(statement, sql);
    return statement;
  };
  const batch = (all: object[]) => send(all.map((statement) => statements.get(statement) ?? ""));
  return { database: { prepare, batch } as unknown as Database, trips };
}

it("sends simultaneous reads in one round trip, also those some microtasks later", async () => {
  const { database, trips } = noteTrips();
  const reads = joinReads(database);
  const later = Promise.resolve().then(() => reads.prepare("later").first("sql"));
  const answers = [reads.prepare("one").bind(1).first("sql"), reads.prepare("two").all(), later];
  expect(await Promise.all(answers)).toEqual(["one 1", { results: [{ sql: "two" }] }, "later"]);
  expect(trips).toEqual([["one 1", "two", "later"]]);
});

it("makes another round trip for reads after a result", async () => {
  const { database, trips } = noteTrips();
  const reads = joinReads(database);
  expect(await reads.prepare("one").first()).toEqual({ sql: "one" });
  await reads.prepare("two").all();
  expect(trips).toEqual([["one"], ["two"]]);
});

it("lets no statement fail with another", async () => {
  const reads = joinReads(noteTrips().database);
  const outcomes = await Promise.allSettled([
    reads.prepare("refused").all(),
    reads.prepare("fine").first("sql"),
  ]);
  expect(outcomes).toMatchObject([{ status: "rejected" }, { status: "fulfilled", value: "fine" }]);
});
