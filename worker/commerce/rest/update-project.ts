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
import { changeProjectSettings, isSettingAction, loadProjectSettings } from "../settings/project-settings.ts";

const REINDEX = "changeProductSearchIndexingEnabled";

function requireKnown(action: JsonObject): void {
  if (isSettingAction(action) || (action.action === REINDEX && action.enabled === true)) return;
  throw unknownAction(action.action);
}

/**
 * `POST /{projectKey}`: the actions of `project-settings.ts`; enabling product search (again) rebuilds its index, as
 * on the platform. Throws InvalidJsonInput for unsupported actions and values.
 */
export async function updateProject(request: Request, environment: Environment): Promise<Response> {
  const access = await authorise(request, environment);
  requireScope(access, environment.projectKey, ["manage_project_settings"]);
  const { version, actions } = parseUpdateCommand(await readJson(request));
  for (const action of actions) requireKnown(action);
  const context = createRequestContext(environment, access);
  await changeProjectSettings(context.db, context.now, version, actions.filter(isSettingAction));
  if (actions.some(({ action }) => action === REINDEX)) await rebuildIndexes(context);
  return Response.json(await toProjectBody(context));
}

/** The project in its REST form, from the primary: a replica may not have the latest settings. */
async function toProjectBody(context: RequestContext): Promise<object> {
  const { carts, shippingRateInputType } = await loadProjectSettings(context.db);
  const primary = { ...context, replica: context.db };
  const { countries, currencies, ...project } = await resolveProject(null, {}, primary);
  return {
    ...project,
    countries: await countries(),
    currencies: await currencies(),
    carts,
    shippingRateInputType,
    inventory: { releaseExpiredReservations: false },
    discounts: { discountCombinationMode: "Stacking" },
    searchIndexing: { products: { status: "Activated" } },
  };
}

/** `GET /{projectKey}`. */
export async function readProject(request: Request, environment: Environment): Promise<Response> {
  const access = await authorise(request, environment);
  requireScope(access, environment.projectKey, ["view_project_settings"]);
  return Response.json(await toProjectBody(createRequestContext(environment, access)));
}
