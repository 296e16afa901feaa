/** The part of D1 (or of a D1 session) that the platform uses. */
export interface Database {
  prepare(sql: string): D1PreparedStatement;
  batch<Row = unknown>(statements: D1PreparedStatement[]): Promise<D1Result<Row>[]>;
}

/** The part of a statement that reads need. */
export interface ReadStatement {
  bind(...values: unknown[]): ReadStatement;
  all<Row>(): Promise<{ readonly results: Row[] }>;
  first<Value>(column?: string): Promise<Value | null>;
}

/** The part of a database that reads need. */
export interface Reads {
  prepare(sql: string): ReadStatement;
}

export interface StatementCounter {
  count: number;
}

/** Counts prepared statements, so that a test (and Server-Timing) can detect an operation that grows with its rows. */
export function countStatements(database: Database, counter: StatementCounter): Database {
  return {
    prepare(sql) {
      counter.count += 1;
      return database.prepare(sql);
    },
    batch: (statements) => database.batch(statements),
  };
}

/** Calls `noteFilled` after a batch that may have left messages. */
export function watchOutbox(database: Database, noteFilled: () => void): Database {
  let tells = false;
  return {
    prepare(sql) {
      tells ||= sql.startsWith("INSERT INTO message");
      return database.prepare(sql);
    },
    async batch<Row>(statements: D1PreparedStatement[]) {
      const results = await database.batch<Row>(statements);
      if (tells) noteFilled();
      return results;
    },
  };
}
