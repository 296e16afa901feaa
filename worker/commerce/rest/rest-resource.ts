import type { QueryResult } from "../graphql/query-result.ts";
import type { RequestContext } from "../graphql/request-context.ts";
import type { QueryArguments } from "../resources/find-resources.ts";
import type { UpdateCommand } from "../resources/update-command.ts";
import type { ResourceName } from "../resources/update-resource.ts";

/** What a REST path offers: the operations of one resource, answering bodies. */
export interface RestResource {
  readonly path: string;
  readonly scope: string;
  create(context: RequestContext, body: unknown): Promise<object>;
  read(context: RequestContext, name: ResourceName): Promise<object>;
  find(context: RequestContext, args: QueryArguments): Promise<QueryResult<object>>;
  update(context: RequestContext, name: ResourceName, command: UpdateCommand): Promise<object>;
  /** Answers what was deleted. Absent where the platform has no deletion. */
  delete?(context: RequestContext, name: ResourceName, version: number): Promise<object>;
}
