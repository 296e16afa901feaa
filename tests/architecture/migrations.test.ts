import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./source-files";

/** Number of migrations older than the rule; no deployment runs code that is older than them. */
const before: Readonly<Record<string, number>> = { commerce: 13 };

const migrations = readdirSync(path.join(root, "worker")).flatMap((worker) => {
  const folder = path.join(root, "worker", worker, "migrations");
  const files = listSql(folder).filter((file) => Number(file.slice(0, 4)) > (before[worker] ?? 0));
  return files.map((file) => ({
    file: `${worker}/${file}`,
    sql: readFileSync(path.join(folder, file), "utf8"),
  }));
});

function listSql(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((file) => file.endsWith(".sql"));
  } catch {
    return [];
  }
}

/** Finds statements that break code unaware of the migration (docs/deploying.md). */
function findObstacles(sql: string): readonly string[] {
  const statements = sql.replace(/--.*$/gm, "").split(";");
  return statements.filter((statement) => {
    if (/\bDROP\s+(?:TABLE|COLUMN|VIEW)\b|\bRENAME\b/i.test(statement)) return true;
    return /\bADD\s+(?:COLUMN\s+)?.*\bNOT\s+NULL\b/is.test(statement) && !/\bDEFAULT\b/i.test(statement);
  });
}

describe("migrations", () => {
  it("only add, because older code runs with the newer schema during a rollout", () => {
    expect(migrations.filter(({ sql }) => findObstacles(sql).length > 0).map(({ file }) => file)).toEqual([]);
  });

  it("are refused when they remove, rename, or require a value that older code does not write", () => {
    for (const sql of [
      "DROP TABLE cart;",
      "ALTER TABLE cart DROP COLUMN note;",
      "ALTER TABLE cart RENAME TO basket;",
      "ALTER TABLE cart ADD COLUMN note TEXT NOT NULL;",
    ]) {
      expect(findObstacles(sql)).toHaveLength(1);
    }
    expect(
      findObstacles("-- DROP TABLE\nALTER TABLE cart ADD COLUMN note TEXT NOT NULL DEFAULT '';"),
    ).toEqual([]);
    expect(findObstacles("CREATE TABLE a (b TEXT NOT NULL); CREATE INDEX c ON a (b); DROP INDEX d;")).toEqual(
      [],
    );
  });
});
