import { type DocumentNode, Kind } from "graphql";
import { LRUCache } from "lru-cache";
import { foreseeLoads, type Loads, listLoads } from "../requests/load.ts";
import type { RequestContext } from "../requests/request-context.ts";
import type { GraphqlRequest } from "./document-cache.ts";

/** The number of queries that a shop repeats: its listings and product pages over some time. */
const CAPACITY = 500;
/** Characters of all queries and ids together; variables may be long, and an isolate's memory is limited. */
const MAX_LENGTH = 8_000_000;
/** A listing has some ten thousand; a longer query is an export's page or a list of values, and is not repeated. */
const MAX_QUESTION_LENGTH = 200_000;

/** The last loads of each query; ids only, so that nothing of it can be outdated. */
const remembered = new LRUCache<string, Loads>({
  max: CAPACITY,
  maxSize: MAX_LENGTH,
  maxEntrySize: MAX_QUESTION_LENGTH,
  sizeCalculation: (loads, question) =>
    loads.reduce((length, [, keys]) => length + keys.join().length, question.length),
});

/** A mutation changes the data that it reads, and a shopper's query returns other data for other shoppers. */
function isRepeated({ access }: RequestContext, document: DocumentNode): boolean {
  const asks = document.definitions.every(
    (node) => node.kind !== Kind.OPERATION_DEFINITION || node.operation === "query",
  );
  return asks && access.customerId === null && access.anonymousId === null;
}

/**
 * Loads with a query's first statement the ids of its last run: a search's hits, their stock and their discounts,
 * which otherwise take one round trip after the other. Wrong guesses cost their rows and are dropped.
 */
export async function withForesight<Answer>(
  context: RequestContext,
  document: DocumentNode,
  { query, operationName, variables }: GraphqlRequest,
  execute: () => Answer | Promise<Answer>,
): Promise<Answer> {
  if (!isRepeated(context, document)) return execute();
  const question = `${operationName ?? ""} ${JSON.stringify(variables ?? {})} ${query}`;
  foreseeLoads(context, remembered.get(question) ?? []);
  const answer = await execute();
  remembered.set(question, listLoads(context));
  return answer;
}
