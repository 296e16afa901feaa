import {
  array,
  boolean,
  integer,
  is,
  literal,
  max,
  min,
  number,
  optional,
  record,
  size,
  string,
  type,
  unknown,
} from "superstruct";
import { type EngineName, isEngine } from "../model/recommend.ts";
import { ServiceError } from "./service-error.ts";

const Name = size(string(), 1, 300);

/** The published protocol's attribute of type `recommendation`; other fields are accepted and ignored. */
const Attribute = type({
  type: literal("recommendation"),
  id: Name,
  fillWithRandom: optional(boolean()),
  size: optional(max(min(integer(), 1), 100)),
  items: optional(record(Name, number())),
  categoryNames: optional(size(array(Name), 0, 10)),
  catalogFilter: optional(array(unknown())),
});

const Body = type({
  customer_ids: record(string(), unknown()),
  attributes: size(array(unknown()), 1, 20),
});

const TitleFilter = type({
  property: literal("title"),
  constraint: type({
    operator: literal("does not equal"),
    operands: array(type({ value: string() })),
  }),
});

/** One request for recommendations. */
export type Question = {
  readonly engine: EngineName;
  readonly size: number;
  /** SKUs of the request, with their weights. */
  readonly items: Readonly<Record<string, number>>;
  readonly categoryNames: readonly string[];
  /** Titles that are excluded from recommendations. */
  readonly unwantedTitles: readonly string[];
};

/** The largest request: a hundred items, ten categories, some filters. */
const mostBytes = 64 * 1024;
const defaultSize = 10;

/** Parses the requests of a body; a string in place of a request is its error. */
export async function readQuestions(request: Request): Promise<readonly (Question | string)[]> {
  const body = await request.text().catch(() => null);
  if (body === null) throw new ServiceError(400, "the body broke off");
  if (body.length > mostBytes) throw new ServiceError(413, "payload too large");
  const parsed: unknown = parseJson(body);
  if (!is(parsed, Body)) throw new ServiceError(400, "customer_ids and attributes are required");
  if (Object.keys(parsed.customer_ids).length === 0)
    throw new ServiceError(400, "at least one of customer_ids is required");
  return parsed.attributes.map(toQuestion);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ServiceError(400, "the body is no JSON");
  }
}

function toQuestion(attribute: unknown): Question | string {
  if (!is(attribute, Attribute)) return "not a recommendation";
  if (!isEngine(attribute.id)) return `recommendation ${attribute.id} does not exist`;
  return {
    engine: attribute.id,
    size: attribute.size ?? defaultSize,
    items: attribute.items ?? {},
    categoryNames: attribute.categoryNames ?? [],
    unwantedTitles: (attribute.catalogFilter ?? []).flatMap((filter) =>
      is(filter, TitleFilter) ? filter.constraint.operands.map(({ value }) => value) : [],
    ),
  };
}
