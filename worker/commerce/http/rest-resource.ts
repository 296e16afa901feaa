import { PlatformError } from "../errors/platform-error.ts";
import { resourceNotFound } from "../errors/platform-errors.ts";
import type { QueryArguments } from "../paging/page.ts";
import type { QueryResult } from "../paging/query-result.ts";
import type { RequestContext } from "../requests/request-context.ts";
import type { ResourceName } from "../resources/noun-table.ts";
import type { UpdateCommand } from "../resources/update-command.ts";

/** The REST operations of one resource, which return bodies. */
export interface RestResource {
  readonly path: string;
  readonly scope: string;
  create(context: RequestContext, body: unknown): Promise<object>;
  /** `query`: further parameters of the URL, such as `priceCurrency`. */
  read(context: RequestContext, name: ResourceName, query: URLSearchParams): Promise<object>;
  find(context: RequestContext, args: QueryArguments, query: URLSearchParams): Promise<QueryResult<object>>;
  update(context: RequestContext, name: ResourceName, command: UpdateCommand): Promise<object>;
  /** Returns the deleted resource. Absent if the platform has no deletion. */
  delete?(context: RequestContext, name: ResourceName, version: number): Promise<object>;
}

/** Converts a mutation's error for a missing resource: REST responds with 404, GraphQL with InvalidSubject. */
export async function orNotFound<Answer>(
  { by, value }: ResourceName,
  act: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await act();
  } catch (error) {
    const isMissing = error instanceof PlatformError && error.code === "InvalidSubject";
    throw isMissing ? resourceNotFound(by, value) : error;
  }
}
