import { DurableObject } from "cloudflare:workers";

/** Where an index's records are; a replica has those of its primary, in another order. */
export type IndexPlace = {
  readonly name: string;
  readonly object: string;
  readonly primary: string | null;
  readonly createdAt: number;
};

/** Maps index names to the objects that hold the indexes, so that a move only changes a name. */
export class IndexDirectory extends DurableObject {
  /** The places of those names that exist. */
  find(names: readonly string[]): readonly IndexPlace[] {
    return names.flatMap((name) => this.#read("WHERE name = ?", name));
  }

  list(): readonly IndexPlace[] {
    return this.#read("ORDER BY name");
  }

  /** The place of a name; assigns it to `object` if it is new. */
  open(name: string, object: string): IndexPlace {
    const now = Date.now();
    this.#sql.exec("INSERT OR IGNORE INTO place VALUES (?, ?, NULL, ?)", name, object, now);
    return this.find([name])[0] ?? { name, object, primary: null, createdAt: now };
  }

  /** Sets the primary's replicas; a former separate index becomes a replica. */
  setReplicas(primary: string, replicas: readonly string[]): void {
    const [place] = this.find([primary]);
    if (!place) return;
    this.#sql.exec("DELETE FROM place WHERE primary_name = ?", primary);
    for (const name of replicas)
      this.#sql.exec(
        "INSERT OR REPLACE INTO place VALUES (?, ?, ?, ?)",
        name,
        place.object,
        primary,
        Date.now(),
      );
  }

  /**
   * Points `destination` to the index of `source`, in one step, and its replicas with it. Returns the object that no
   * name points to any longer.
   */
  move(source: string, destination: string): string | null {
    const [from] = this.find([source]);
    if (!from) return null;
    const [to] = this.find([destination]);
    this.#sql.exec("DELETE FROM place WHERE name = ? OR primary_name = ?", source, source);
    this.#sql.exec(
      "INSERT OR REPLACE INTO place VALUES (?, ?, NULL, ?)",
      destination,
      from.object,
      to?.createdAt ?? Date.now(),
    );
    this.#sql.exec("UPDATE place SET object = ? WHERE primary_name = ?", from.object, destination);
    return to?.object ?? null;
  }

  /** Deletes a name; returns the object that no name points to any longer. */
  remove(name: string): string | null {
    const [place] = this.find([name]);
    if (!place) return null;
    this.#sql.exec("DELETE FROM place WHERE name = ? OR primary_name = ?", name, name);
    return place.primary === null ? place.object : null;
  }

  #read(clause: string, ...values: readonly string[]): IndexPlace[] {
    const rows = this.#sql.exec(
      `SELECT name, object, primary_name, created_at FROM place ${clause}`,
      ...values,
    );
    return rows.toArray().map((row) => ({
      name: String(row.name),
      object: String(row.object),
      primary: row.primary_name === null ? null : String(row.primary_name),
      createdAt: Number(row.created_at),
    }));
  }

  get #sql(): SqlStorage {
    const { sql } = this.ctx.storage;
    sql.exec(
      "CREATE TABLE IF NOT EXISTS place (name TEXT PRIMARY KEY, object TEXT NOT NULL, primary_name TEXT, created_at INTEGER NOT NULL)",
    );
    return sql;
  }
}
