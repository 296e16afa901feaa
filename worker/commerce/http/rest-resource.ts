import { PlatformError } from "../errors/platform-error.ts";
import { resourceNotFound } from "../errors/platform-errors.ts";
import type { QueryArguments } from "../paging/page.ts";
import type { QueryResult } from "../paging/query-result.ts";
import type { RequestContext } from "../requests/request-context.ts";
import type { ResourceName } from "../resources/noun-table.ts";
import type { UpdateCommand } from "../resources/update-command.ts";

/** What a REST path offers: the operations of one resource, answering bodies. */
export interface RestResource {
  readonly path: string;
  readonly scope: string;
  create(context: RequestContext, body: unknown): Promise<object>;
  /** `query`: further parameters of the URL, such as `priceCurrency`. */
  read(context: RequestContext, name: ResourceName, query: URLSearchParams): Promise<object>;
  find(context: RequestContext, args: QueryArguments, query: URLSearchParams): Promise<QueryResult<object>>;
  update(context: RequestContext, name: ResourceName, command: UpdateCommand): Promise<object>;
  /** Answers what was deleted. Absent where the platform has no deletion. */
  delete?(context: RequestContext, name: ResourceName, version: number): Promise<object>;
}

/** A mutation over REST that names what is not there answers 404, where GraphQL says InvalidSubject. */
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
