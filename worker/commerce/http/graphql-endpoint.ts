import { type as fields, is, nullable, optional, record, string, unknown } from "superstruct";
import type { Environment } from "../environment.ts";
import { invalidInput } from "../errors/platform-errors.ts";
import { executeGraphql } from "../graphql/execute.ts";
import { createRequestContext } from "../graphql/request-context.ts";
import { authorise } from "../oauth/authorise.ts";
import { readJson } from "./read-json.ts";

const GraphqlBody = fields({
  query: string(),
  operationName: optional(nullable(string())),
  variables: optional(nullable(record(string(), unknown()))),
});

/** `POST /{projectKey}/graphql` with `{query, operationName, variables}`. */
export async function answerGraphql(request: Request, environment: Environment): Promise<Response> {
  const access = await authorise(request, environment);
  const body = await readJson(request);
  if (!is(body, GraphqlBody))
    throw invalidInput("Request body must be an object with a 'query' of type string.");
  return executeGraphql(body, createRequestContext(environment, access));
}
