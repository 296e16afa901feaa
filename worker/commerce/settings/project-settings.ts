import { boolean, type } from "superstruct";
import { commit } from "../database/commit.ts";
import type { Database, Reads } from "../database/database.ts";
import type { JsonObject } from "../json/json.ts";
import { parseDraft } from "../resources/parse-draft.ts";

const FallbackAction = type({ countryTaxRateFallbackEnabled: boolean() });

/** The project's own settings, kept as the one resource of their kind. */
export interface ProjectSettings {
  readonly version: number;
  /** Whether a country's tax rate serves its states that have none of their own. */
  readonly countryTaxRateFallbackEnabled: boolean;
}

/** What was set, or what a project begins with. */
export async function loadProjectSettings(database: Reads): Promise<ProjectSettings> {
  const row = await database
    .prepare(
      `SELECT version, data ->> '$.carts.countryTaxRateFallbackEnabled' AS fallback FROM resource
        WHERE kind = 'project' AND id = 'project'`,
    )
    .first<{ version: number; fallback: number }>();
  return { version: row?.version ?? 1, countryTaxRateFallbackEnabled: row?.fallback === 1 };
}

/** `changeCountryTaxRateFallbackEnabled`. Throws InvalidJsonInput. */
export async function changeTaxRateFallback(
  database: Database,
  now: Date,
  action: JsonObject,
): Promise<void> {
  const { countryTaxRateFallbackEnabled } = parseDraft(action, FallbackAction);
  const upsert = `INSERT INTO resource (id, kind, key, version, created_at, last_modified_at, data)
    VALUES ('project', 'project', 'project', 2, ?1, ?1, ?2)
    ON CONFLICT (id) DO UPDATE SET version = version + 1, last_modified_at = ?1, data = ?2`;
  const data = JSON.stringify({ carts: { countryTaxRateFallbackEnabled } });
  await commit(database, [database.prepare(upsert).bind(now.toISOString(), data)]);
}
