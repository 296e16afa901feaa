import { type DocumentNode, Kind } from "graphql";
import { LRUCache } from "lru-cache";
import { foreseeLoads, type Loads, listLoads } from "../requests/load.ts";
import type { RequestContext } from "../requests/request-context.ts";
import type { GraphqlRequest } from "./document-cache.ts";

/** As many questions a shop asks over and over: its listings and product pages of a while. */
const CAPACITY = 500;
/** Characters of all questions and ids together; variables may be long, and an isolate's memory is not. */
const MAX_LENGTH = 8_000_000;
/** A listing has some ten thousand; what is longer is an export's page or a list of values, and is asked once. */
const MAX_QUESTION_LENGTH = 200_000;

/** What each question's answer was made of the last time; ids alone, so that nothing of it can be out of date. */
const remembered = new LRUCache<string, Loads>({
  max: CAPACITY,
  maxSize: MAX_LENGTH,
  maxEntrySize: MAX_QUESTION_LENGTH,
  sizeCalculation: (loads, question) =>
    loads.reduce((length, [, keys]) => length + keys.join().length, question.length),
});

/** A mutation changes what it reads, and a shopper's own question is asked by others about other things. */
function isRepeated({ access }: RequestContext, document: DocumentNode): boolean {
  const asks = document.definitions.every(
    (node) => node.kind !== Kind.OPERATION_DEFINITION || node.operation === "query",
  );
  return asks && access.customerId === null && access.anonymousId === null;
}

/**
 * Reads with a question's first statement what it loaded the last time it was asked: a search's hits, their stock and
 * their discounts, which otherwise are known only one trip after the other. Wrong guesses cost their rows and are
 * forgotten.
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
