/** One statement with its values. */
export interface RecordedStatement {
  readonly sql: string;
  readonly values: readonly (string | number | null)[];
}

type Group = RecordedStatement[];

/** Records a statement when it runs, alone or in a batch; each run is a group. */
function recordStatement(
  statement: D1PreparedStatement,
  sql: string,
  values: RecordedStatement["values"],
  groups: Group[],
  known: WeakMap<D1PreparedStatement, RecordedStatement>,
): D1PreparedStatement {
  const note = <Result>(run: () => Result): Result => {
    groups.push([{ sql, values }]);
    return run();
  };
  const recorded = new Proxy(statement, {
    get(target, name) {
      if (name === "bind") {
        return (...bound: (string | number | null)[]) =>
          recordStatement(target.bind(...bound), sql, bound, groups, known);
      }
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      return (...given: unknown[]) => note(() => value.apply(target, given));
    },
  });
  known.set(recorded, { sql, values });
  originals.set(recorded, statement);
  return recorded;
}

const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>();

function recordSession<Session extends Pick<D1Database, "prepare" | "batch">>(
  session: Session,
  groups: Group[],
): Session {
  const known = new WeakMap<D1PreparedStatement, RecordedStatement>();
  return new Proxy(session, {
    get(target, name) {
      if (name === "prepare")
        return (sql: string) => recordStatement(target.prepare(sql), sql, [], groups, known);
      if (name === "batch") {
        return (statements: D1PreparedStatement[]) => {
          groups.push(statements.map((each) => known.get(each) ?? { sql: "SELECT 1", values: [] }));
          return target.batch(statements.map((each) => originals.get(each) ?? each));
        };
      }
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

/** Wraps the database and records every executed statement in `groups`. */
export function recordDatabase(database: D1Database, groups: Group[]): D1Database {
  return new Proxy(database, {
    get(target, name) {
      if (name === "withSession")
        return (constraint?: string) => recordSession(target.withSession(constraint), groups);
      const value: unknown = Reflect.get(recordSession(target, groups), name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
