import { malformedParameter } from "../errors/platform-errors.ts";

export const MAX_LIMIT = 500;
const MAX_OFFSET = 10_000;
export const DEFAULT_LIMIT = 20;

export interface PageArguments {
  readonly limit?: number | null | undefined;
  readonly offset?: number | null | undefined;
}

/** The arguments of a query, over REST and GraphQL alike. */
export interface QueryArguments extends PageArguments {
  readonly where?: string | null | undefined;
  readonly sort?: readonly string[] | null | undefined;
}

export interface Page {
  readonly limit: number;
  readonly offset: number;
}

function within(name: "limit" | "offset", value: number, maximum: number): number {
  if (Number.isInteger(value) && value >= 0 && value <= maximum) return value;
  throw malformedParameter(name, `The ${name} parameter must be in the range of [0..${maximum}]`);
}

/** Limit (default 20, at most `maximum`, usually 500) and offset (at most 10,000). Throws InvalidInput beyond them. */
export function toPage({ limit, offset }: PageArguments, maximum = MAX_LIMIT): Page {
  return {
    limit: within("limit", limit ?? DEFAULT_LIMIT, maximum),
    offset: within("offset", offset ?? 0, MAX_OFFSET),
  };
}
