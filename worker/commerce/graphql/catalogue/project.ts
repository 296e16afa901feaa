import { MESSAGE_DAYS } from "../../messages/forget-old-messages.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import { SEARCH_LANGUAGES } from "../../search/searched-text.ts";
import { loadProjectSettings } from "../../settings/project-settings.ts";

/** Steps from one currency to the next through the index instead of reading every price. */
const CURRENCIES = `WITH RECURSIVE step (currency) AS (
    SELECT min(currency) FROM product_price UNION ALL
    SELECT (SELECT min(currency) FROM product_price WHERE currency > step.currency) FROM step
      WHERE step.currency IS NOT NULL)
  SELECT currency AS value FROM step WHERE currency IS NOT NULL`;

const COUNTRIES = `SELECT DISTINCT c.value ->> 'code' AS value
  FROM resource r, json_each(r.data, '$.countries') c WHERE r.kind = 'store' ORDER BY 1`;

async function readList(context: RequestContext, sql: string): Promise<readonly string[]> {
  const rows = await context.replica.prepare(sql).all<{ value: string }>();
  return rows.results.map(({ value }) => value);
}

/** `project`: its settings; missing ones are derived from the data. */
export async function resolveProject(_source: unknown, _args: object, context: RequestContext) {
  const { name, version, languages, countries, currencies, messages } = await loadProjectSettings(
    context.replica,
  );
  return {
    key: context.projectKey,
    name: name ?? context.projectKey,
    version,
    createdAt: "2026-01-01T00:00:00.000Z",
    languages: languages ?? SEARCH_LANGUAGES,
    messages: { enabled: true, deleteDaysAfterCreation: MESSAGE_DAYS, ...messages },
    countries: () => countries ?? readList(context, COUNTRIES),
    currencies: () => currencies ?? readList(context, CURRENCIES),
  };
}
