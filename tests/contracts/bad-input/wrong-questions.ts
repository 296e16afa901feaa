import { isObjectType } from "graphql";
import { servedSchema } from "../../../worker/commerce/graphql/served-schema.ts";
import { type BadRequest, graphql } from "./bad-request.ts";

/** Texts that are no predicate of any resource. */
const wrongPredicates = [
  " ",
  "(",
  ")",
  "id",
  "id =",
  "id = ",
  "= 'a'",
  'id = "a',
  "id = 'a'",
  'id == "a"',
  'id = "a" and',
  'id = "a" or or id = "b"',
  'and id = "a"',
  "not",
  'id in ("a"',
  'id in "a"',
  "id in ()",
  'noSuchField = "a"',
  'id(en = "a")',
  "id > defined",
  "id is",
  "id is not",
  "id is nothing",
  'id contains any "a"',
  'id = "a"; DROP TABLE product',
  "1 = 1",
  "' OR 1=1 --",
  "id = :variable",
  'id matches "a"',
  "\u0000",
  "👀 = 1",
  "((((((((((((((((((((((((((((((((((((((((",
  `${"not (".repeat(2_000)}id = "a"${")".repeat(2_000)}`,
  `id = "${"a".repeat(200)}`,
] as const;

const wrongSorts = [
  "noSuchField asc",
  "id sideways",
  "id asc desc",
  "id; DROP TABLE product",
  "(id)",
  "id asc,",
];
const wrongPages = [
  { limit: -1 },
  { limit: 501 },
  { limit: 2_000_000_000 },
  { offset: -1 },
  { offset: 10_001 },
];

/** Lists the root fields with a `where` argument: the platform's lists. */
function listFields(): readonly string[] {
  const query = servedSchema().getQueryType();
  if (!isObjectType(query)) return [];
  return Object.values(query.getFields())
    .filter(
      ({ args }) =>
        args.some(({ name }) => name === "where") && args.every(({ type }) => !String(type).endsWith("!")),
    )
    .map(({ name }) => name);
}

/** Lists GraphQL queries with invalid predicates, sorts and pages. */
export function listWrongQuestions(): readonly BadRequest[] {
  const document = (field: string) =>
    `query($where: String, $sort: [String!], $limit: Int, $offset: Int) {
      ${field}(where: $where, sort: $sort, limit: $limit, offset: $offset) { total results { __typename } } }`;
  return listFields().flatMap((field) => [
    ...wrongPredicates.map((where) =>
      graphql(`${field} where ${where.slice(0, 60)}`, document(field), { where }),
    ),
    ...wrongSorts.map((sort) => graphql(`${field} sort ${sort}`, document(field), { sort: [sort] })),
    ...wrongPages.map((page) => graphql(`${field} ${JSON.stringify(page)}`, document(field), page)),
  ]);
}

/** Lists the same queries over REST, for each path. */
export function listWrongRestQuestions(paths: readonly string[]): readonly BadRequest[] {
  const get = (path: string, search: string): BadRequest => ({
    name: `GET ${path}?${search}`.slice(0, 80),
    method: "GET",
    path: `/ironhall/${path}?${search}`,
  });
  return paths.flatMap((path) => [
    ...wrongPredicates.map((where) => get(path, `where=${encodeURIComponent(where)}`)),
    ...wrongSorts.map((sort) => get(path, `sort=${encodeURIComponent(sort)}`)),
    ...["limit=-1", "limit=501", "limit=x", "limit=1.5", "offset=-1", "offset=10001", "offset=x"].map(
      (search) => get(path, search),
    ),
  ]);
}
