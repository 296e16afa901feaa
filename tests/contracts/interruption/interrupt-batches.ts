/** A statement that the database prepares and that fails at execution. */
const failing = "SELECT abs(-9223372036854775807 - 1)";

type Session = Pick<D1Database, "prepare" | "batch">;

export interface InterruptedDatabase {
  readonly database: D1Database;
  wasInterrupted(): boolean;
}

/**
 * Wraps the database so that one batch fails.
 * It fails before statement `at`, counted over all batches, or after the batch's last statement.
 */
export function interruptBatches(database: D1Database, at: number): InterruptedDatabase {
  let done = 0;
  let interrupted = false;
  const batchOf = (session: Session) => (statements: D1PreparedStatement[]) => {
    const place = at - done;
    done += statements.length;
    if (interrupted || place < 0 || place > statements.length) return session.batch(statements);
    interrupted = true;
    return session.batch(statements.toSpliced(place, 0, session.prepare(failing)));
  };
  const watch = <Watched extends Session>(session: Watched): Watched =>
    new Proxy(session, {
      get(target, name) {
        if (name === "batch") return batchOf(target);
        if (name === "withSession") return (bookmark: string) => watch(database.withSession(bookmark));
        const value: unknown = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  return { database: watch(database), wasInterrupted: () => interrupted };
}
