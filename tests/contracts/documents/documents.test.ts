import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { buildSchema, type GraphQLSchema, getVariableValues, Kind, parse, validate } from "graphql";
import { beforeAll, describe, expect, it } from "vitest";
import { MAX_COST, measureCost } from "../../../worker/commerce/graphql/query-cost.ts";
import { schemaSource } from "../../../worker/commerce/schema/schema.ts";
import { recordDocuments, type SentDocument } from "./record-documents.ts";

let sent: readonly SentDocument[];

beforeAll(async () => {
  sent = await recordDocuments();
});

describe("the documents that the shop sends", () => {
  it("are complete: each operation named in a gateway's source was sent", () => {
    const folder = path.resolve(import.meta.dirname, "../../../app/gateways/commerce");
    const named = globSync("**/*.ts", { cwd: folder, exclude: (name) => String(name).endsWith(".test.ts") })
      .flatMap((file) => [
        ...readFileSync(path.join(folder, file), "utf8").matchAll(/\b(?:query|mutation) ([A-Z]\w+)/g),
      ])
      .map(([, name]) => name);
    expect(named.length).toBeGreaterThan(20);
    expect([...new Set(sent.map(nameOf))].sort()).toEqual([...new Set(named)].sort());
  });

  // And so the published schema, of which this is a subset (schema-subset.test.ts).
  it("are valid in the schema that the embedded platform serves, with their variables", () => {
    expect(findProblems(buildSchema(schemaSource))).toEqual([]);
  });

  it("cost less than a third of what the embedded platform allows in one request", () => {
    const schema = buildSchema(schemaSource);
    const dear = sent.filter(
      (each) => measureCost(schema, parse(each.document), each.variables, null) > MAX_COST / 3,
    );
    expect(dear.map(nameOf)).toEqual([]);
  });
});

function nameOf({ document }: SentDocument): string {
  const operation = parse(document).definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return operation && "name" in operation && operation.name ? operation.name.value : "";
}

function findProblems(schema: GraphQLSchema): readonly string[] {
  return sent.flatMap((each) => {
    const document = parse(each.document);
    const problems = validate(schema, document).map(({ message }) => message);
    const variables = document.definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? (definition.variableDefinitions ?? []) : [],
    );
    // As serialised: undefined members are omitted.
    const { errors = [] } = getVariableValues(schema, variables, JSON.parse(JSON.stringify(each.variables)));
    return [...problems, ...errors.map(({ message }) => message)].map((text) => `${nameOf(each)}: ${text}`);
  });
}
