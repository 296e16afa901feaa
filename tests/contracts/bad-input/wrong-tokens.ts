import { type BadRequest, graphql } from "./bad-request.ts";

const wrongTokens = ["", "a", "null", "x".repeat(5_000), "../../etc", "' OR 1=1 --", "%00", "Bearer"];
const wrongGrants = [
  "",
  "grant_type=",
  "grant_type=nothing",
  "grant_type=refresh_token",
  "grant_type=refresh_token&refresh_token=nobody",
  "grant_type=password",
  "grant_type=client_credentials&scope=manage_everything",
  "grant_type=client_credentials&scope=manage_project:another",
  "scope=manage_project",
];
const tokenPaths = [
  "/oauth/token",
  "/oauth/ironhall/anonymous/token",
  "/oauth/ironhall/customers/token",
  "/oauth/ironhall/in-store/key=nowhere/customers/token",
];

/** Lists requests with unknown tokens, clients, grants and projects. */
export function listWrongTokens(credentials: string): readonly BadRequest[] {
  const form = (path: string, body: string, authorization: string): BadRequest => ({
    name: `${path} ${body} ${authorization.slice(0, 12)}`,
    method: "POST",
    path,
    body,
    headers: { Authorization: authorization, "Content-Type": "application/x-www-form-urlencoded" },
  });
  const strangers = [
    "",
    "Basic",
    "Basic !!!",
    `Basic ${btoa("a:b")}`,
    `Basic ${btoa("nocolon")}`,
    "Bearer x",
  ];
  return [
    ...wrongTokens.flatMap((token): BadRequest[] => [
      { ...graphql(`graphql with token ${token.slice(0, 20)}`, "{ __typename }"), token },
      { name: `rest with token ${token.slice(0, 20)}`, method: "GET", path: "/ironhall/products", token },
    ]),
    ...tokenPaths.flatMap((path) => [
      ...wrongGrants.map((body) => form(path, body, credentials)),
      ...strangers.map((authorization) => form(path, "grant_type=client_credentials", authorization)),
    ]),
    { name: "another project", method: "GET", path: "/another/products" },
    { name: "no such resource", method: "GET", path: "/ironhall/nothings" },
    { name: "no such path", method: "POST", path: "/ironhall/products/a/b/c", body: "{}" },
  ];
}

const wrongDocuments = [
  "",
  " ",
  "{",
  "}",
  "query",
  "{ a }",
  "{ products }",
  "{ products { nothing } }",
  "{ products(limit: 5 { total } }",
  "{ products(limit: $missing) { total } }",
  "query($a: Nothing) { __typename }",
  "query A { __typename } query B { __typename }",
  "fragment F on Product { id } { __typename }",
  "{ ...F }",
  "{ ...F } fragment F on Query { ...F }",
  "mutation { nothing }",
  "subscription { nothing }",
  `{ a: ${"products { results { productType { ".repeat(40)}`,
  "{ product(id: 5) { id } }",
  '{ product(id: "a", nothing: 1) { id } }',
  `{ ${Array.from({ length: 6_000 }, (_, index) => `a${index}: __typename`).join(" ")} }`,
  "\u0000",
  "{ __schema { nothing } }",
  "{ a".repeat(9_000),
  `{ products(limit: ${"[".repeat(9_000)}${"]".repeat(9_000)}) { total } }`,
];
const wrongBodies = [
  "",
  "{",
  "null",
  "[]",
  "5",
  "{}",
  '{"query":5}',
  '{"query":null}',
  '{"query":"{ __typename }","variables":5}',
  `{"query":"{ __typename }","variables":{"a":${"[".repeat(20_000)}${"]".repeat(20_000)}}}`,
];

/** Lists malformed documents and bodies. */
export function listWrongDocuments(): readonly BadRequest[] {
  const bodies = wrongBodies.map(
    (body): BadRequest => ({ name: `body ${body}`, method: "POST", path: "/ironhall/graphql", body }),
  );
  return [...wrongDocuments.map((text) => graphql(`document ${text.slice(0, 50)}`, text)), ...bodies];
}
