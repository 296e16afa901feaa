import { type DocumentNode, type GraphQLError, parse, validate } from "graphql";
import { LRUCache } from "lru-cache";
import { queryTooComplex } from "../errors/platform-errors.ts";
import { requireWithinLimits } from "./document-limits.ts";
import { servedSchema } from "./served-schema.ts";

export interface GraphqlRequest {
  readonly query: string;
  readonly operationName?: string | null | undefined;
  readonly variables?: Record<string, unknown> | null | undefined;
}

/** The result of preparing a query text: a document to execute, or its errors. */
export type PreparedDocument =
  | { readonly document: DocumentNode; readonly errors: null }
  | { readonly document: null; readonly errors: readonly GraphQLError[] };

/** A shop sends some dozens of texts; the bound is for clients that write values into them. */
const CAPACITY = 500;
/** Tokens of one document; the largest known client document has about 3,000. */
const MAX_TOKENS = 20_000;

/** Characters of all texts together: a document takes some eighty bytes for each, and any token may send new ones. */
const MAX_LENGTH = 500_000;

const cache = new LRUCache<string, PreparedDocument>({
  max: CAPACITY,
  maxSize: MAX_LENGTH,
  sizeCalculation: (_document, text) => text.length,
});

function prepare(text: string): PreparedDocument {
  const schema = servedSchema();
  const document = parse(text, { maxTokens: MAX_TOKENS });
  const errors = validate(schema, document);
  if (errors.length > 0) return { document: null, errors };
  requireWithinLimits(document);
  return { document, errors: null };
}

/**
 * Parsing recurses level by level and has no side effects: a stack overflow means that the text is too deep, not a
 * fault.
 */
function prepareWithinStack(text: string): PreparedDocument {
  try {
    return prepare(text);
  } catch (error) {
    throw error instanceof RangeError ? queryTooComplex("The query is nested too deep to be read.") : error;
  }
}

/**
 * Parses and validates a text once per isolate. Throws GraphQLError for a syntax error, PlatformError beyond the
 * limits.
 */
export function prepareDocument(text: string): PreparedDocument {
  const known = cache.get(text);
  if (known) return known;
  const prepared = prepareWithinStack(text);
  cache.set(text, prepared);
  return prepared;
}
