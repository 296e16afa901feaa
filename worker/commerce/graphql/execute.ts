import { execute, GraphQLError } from "graphql";
import { toGraphqlError } from "../errors/graphql-error.ts";
import { PlatformError } from "../errors/platform-error.ts";
import { type PreparedDocument, prepareDocument } from "./document-cache.ts";
import { withForesight } from "./foresight.ts";
import { requireAffordable } from "./query-cost.ts";
import type { RequestContext } from "./request-context.ts";
import { servedSchema } from "./schema.ts";

export interface GraphqlRequest {
  readonly query: string;
  readonly operationName?: string | null | undefined;
  readonly variables?: Record<string, unknown> | null | undefined;
}

/**
 * Codes whose answer is not 200: since 2026 InvalidInput is 400; what is refused unread too; a missing scope is 403.
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

/** Executes one GraphQL request and answers in the platform's body and status. */
export async function executeGraphql(request: GraphqlRequest, context: RequestContext): Promise<Response> {
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
