import type { Environment } from "../environment.ts";
import { invalidInput } from "../errors/platform-errors.ts";
import { createRequestContext } from "../graphql/request-context.ts";
import { readJson } from "../http/read-json.ts";
import { requireScope } from "../oauth/access.ts";
import { authorise } from "../oauth/authorise.ts";
import { rebuildIndexes } from "../products/rebuild-indexes.ts";
import { parseUpdateCommand } from "../resources/update-command.ts";

const REINDEX = "changeProductSearchIndexingEnabled";

/** `POST /{projectKey}`: switching product search on (again) builds its index anew, as on the platform. */
export async function updateProject(request: Request, environment: Environment): Promise<Response> {
  const access = await authorise(request, environment);
  requireScope(access, environment.projectKey, ["manage_project_settings"]);
  const { actions } = parseUpdateCommand(await readJson(request));
  for (const { action, enabled } of actions) {
    if (action !== REINDEX || enabled !== true) {
      throw invalidInput(`The action '${String(action)}' is not supported on the project.`);
    }
  }
  const context = createRequestContext(environment, access);
  if (actions.length > 0) await rebuildIndexes(context);
  return Response.json({
    key: environment.projectKey,
    version: 1,
    searchIndexing: { products: { status: "Activated" } },
  });
}
