import { unknownAction } from "../errors/platform-errors.ts";
import { resolveProject } from "../graphql/catalogue/project.ts";
import { readJson } from "../http/read-json.ts";
import type { JsonObject } from "../json/json.ts";
import { authorise } from "../oauth/authorise.ts";
import { rebuildIndexes } from "../products/rebuild-indexes.ts";
import { requireScope } from "../requests/access.ts";
import type { Environment } from "../requests/environment.ts";
import { createRequestContext, type RequestContext } from "../requests/request-context.ts";
import { parseUpdateCommand } from "../resources/update-command.ts";
import { changeTaxRateFallback, loadProjectSettings } from "../settings/project-settings.ts";

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
  return Response.json(await toProjectBody(context));
}

async function toProjectBody(context: RequestContext): Promise<object> {
  const { version, countryTaxRateFallbackEnabled } = await loadProjectSettings(context.db);
  const { countries, currencies, ...project } = resolveProject(null, {}, context);
  return {
    ...project,
    version,
    countries: await countries(),
    currencies: await currencies(),
    carts: { countryTaxRateFallbackEnabled },
    searchIndexing: { products: { status: "Activated" } },
  };
}

/** `GET /{projectKey}`. */
export async function readProject(request: Request, environment: Environment): Promise<Response> {
  const access = await authorise(request, environment);
  requireScope(access, environment.projectKey, ["view_project_settings"]);
  return Response.json(await toProjectBody(createRequestContext(environment, access)));
}
