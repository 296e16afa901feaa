import { execute, GraphQLError } from "graphql";
import { type as fields, is, nullable, optional, record, string, unknown } from "superstruct";
import { PlatformError } from "../errors/platform-error.ts";
import { asPlatformError, invalidInput } from "../errors/platform-errors.ts";
import { readJson } from "../http/read-json.ts";
import { authorise } from "../oauth/authorise.ts";
import type { Environment } from "../requests/environment.ts";
import { createRequestContext, type RequestContext } from "../requests/request-context.ts";
import { type GraphqlRequest, type PreparedDocument, prepareDocument } from "./document-cache.ts";
import { withForesight } from "./foresight.ts";
import { requireAffordable } from "./query-cost.ts";
import { servedSchema } from "./served-schema.ts";

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

/**
 * Codes whose response is not 200: InvalidInput is 400 since 2026, as are requests refused unread; a missing scope is
 * 403.
 */
const STATUS_OF_CODE: Readonly<Record<string, number>> = {
  InvalidInput: 400,
  QueryComplexityLimitExceeded: 400,
  insufficient_scope: 403,
};

function respond(data: unknown, errors: readonly GraphQLError[]): Response {
  if (errors.length === 0) return Response.json({ data });
  const bodies = errors.map(toGraphqlError);
  const status = bodies.map((body) => STATUS_OF_CODE[String(body.code)]).find((found) => found !== undefined);
  return Response.json({ data: status ? null : data, errors: bodies }, { status: status ?? 200 });
}

function prepareOrExplain({ query, variables, operationName }: GraphqlRequest): PreparedDocument {
  try {
    const prepared = prepareDocument(query);
    if (prepared.document)
      requireAffordable(servedSchema(), prepared.document, variables ?? {}, operationName ?? null);
    return prepared;
  } catch (error) {
    if (error instanceof GraphQLError) return { document: null, errors: [error] };
    if (error instanceof PlatformError) {
      return { document: null, errors: [new GraphQLError(error.message, { originalError: error })] };
    }
    throw error;
  }
}

/** Executes one GraphQL request and responds with the platform's body and status. */
async function executeGraphql(request: GraphqlRequest, context: RequestContext): Promise<Response> {
  const prepared = prepareOrExplain(request);
  if (prepared.errors) return respond(null, prepared.errors);
  const { document } = prepared;
  const result = await withForesight(context, document, request, () =>
    execute({
      schema: servedSchema(),
      document,
      contextValue: context,
      variableValues: request.variables ?? {},
      operationName: request.operationName ?? null,
    }),
  );
  const response = respond(result.data ?? null, result.errors ?? []);
  response.headers.set("Server-Timing", `statements;desc="${context.statements.count}"`);
  return response;
}

const SERVER_FAULT = { code: "General", message: "The server encountered an unexpected error." };

/** The recorded form: code and extra fields both in `extensions` and at the top level of the error. */
function toGraphqlError(error: GraphQLError): Record<string, unknown> {
  const { locations, path, originalError } = error;
  const place = { ...(locations ? { locations } : {}), ...(path ? { path } : {}) };
  const expected = originalError ? asPlatformError(originalError) : null;
  if (expected) {
    const { code, message, details } = expected;
    return { message, ...place, extensions: { code, ...details }, code, ...details };
  }
  if (originalError && originalError.name !== "GraphQLError") {
    console.error("A resolver failed", path?.join("."), originalError);
    const { code, message } = SERVER_FAULT;
    return { message, ...place, extensions: { code }, code };
  }
  return { message: error.message, ...place, extensions: { code: "InvalidInput" }, code: "InvalidInput" };
}
