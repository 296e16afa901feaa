import type { Environment } from "../environment.ts";
import { unknownAction } from "../errors/platform-errors.ts";
import { createRequestContext, type RequestContext } from "../graphql/request-context.ts";
import { readJson } from "../http/read-json.ts";
import { requireScope } from "../oauth/access.ts";
import { authorise } from "../oauth/authorise.ts";
import { rebuildIndexes } from "../products/rebuild-indexes.ts";
import type { JsonObject } from "../resources/json.ts";
import { parseUpdateCommand } from "../resources/update-command.ts";
import { changeTaxRateFallback, loadProjectSettings } from "./project-settings.ts";

const REINDEX = "changeProductSearchIndexingEnabled";
const TAX_FALLBACK = "changeCountryTaxRateFallbackEnabled";

function requireKnown({ action, enabled }: JsonObject): void {
  if (action === TAX_FALLBACK || (action === REINDEX && enabled === true)) return;
  throw unknownAction(action);
}

async function apply(context: RequestContext, action: JsonObject): Promise<void> {
  if (action.action === REINDEX) await rebuildIndexes(context);
  else await changeTaxRateFallback(context.db, context.now, action);
}

/**
 * `POST /{projectKey}`: switching product search on (again) builds its index anew, as on the platform; and whether a
 * country's tax rate serves its states.
 */
export async function updateProject(request: Request, environment: Environment): Promise<Response> {
  const access = await authorise(request, environment);
  requireScope(access, environment.projectKey, ["manage_project_settings"]);
  const { actions } = parseUpdateCommand(await readJson(request));
  for (const action of actions) requireKnown(action);
  const context = createRequestContext(environment, access);
  for (const action of actions) await apply(context, action);
  const { version, countryTaxRateFallbackEnabled } = await loadProjectSettings(context.db);
  return Response.json({
    key: environment.projectKey,
    version,
    carts: { countryTaxRateFallbackEnabled },
    searchIndexing: { products: { status: "Activated" } },
  });
}
