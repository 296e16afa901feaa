import {
  execute,
  type GraphQLOutputType,
  getNullableType,
  isEnumType,
  isListType,
  isScalarType,
  parse,
  visit,
} from "graphql";
import { beforeAll, describe, expect, it } from "vitest";
import { checkResponse } from "../../../app/gateways/commerce/check-response.ts";
import { readShopSchema } from "../../../scripts/schema/read-schema.ts";
import { recordDocuments, type SentDocument } from "./record-documents.ts";

const schema = readShopSchema();
/** The possible type of an interface that the response has: the first, second and third. */
const turns = [0, 1, 2];

let sent: readonly SentDocument[];

beforeAll(async () => {
  const byText = new Map((await recordDocuments()).map((each) => [each.document, each]));
  sent = [...byText.values()];
});

describe("the responses to the documents that the shop sends", () => {
  it("are accepted when they follow the schema", async () => {
    const refused: string[] = [];
    for (const each of sent) {
      for (const turn of turns) {
        const checked = checkResponse(each.document, await respond(each, turn));
        if (!checked.ok) refused.push(`${each.document.slice(0, 40)}: ${checked.error}`);
      }
    }
    expect(sent.length).toBeGreaterThan(60);
    expect(refused).toEqual([]);
  });

  it("are refused when any field has a value of no type, with the field's path", async () => {
    const accepted: string[] = [];
    for (const each of sent) {
      for (const turn of turns) {
        const data = await respond(each, turn);
        for (const path of listPaths(data)) {
          const checked = checkResponse(each.document, replaceAt(data, path, noValue));
          const isRefused =
            !checked.ok && checked.error.startsWith(`At path: ${path.join(".")} -- Expected `);
          if (!isRefused) accepted.push(`${each.document.slice(0, 40)}: ${path.join(".")}`);
        }
      }
    }
    expect(accepted).toEqual([]);
  });

  it("are refused when a field is missing, except one of another type of an interface", async () => {
    const accepted: string[] = [];
    for (const each of sent) {
      const data = await respond(each, 0);
      const ofOneType = listConditionalFields(each.document);
      for (const path of listPaths(data)) {
        const checked = checkResponse(
          each.document,
          replaceAt(data, path, () => undefined),
        );
        if (checked.ok && !ofOneType.has(path.at(-1) ?? "")) accepted.push(path.join("."));
      }
    }
    expect(accepted).toEqual([]);
  });
});

type Path = readonly string[];

const json = { json: true };

/** JSON is any value but none. */
const noValue = (value: unknown) => (value === json ? undefined : Symbol("no value"));

async function respond({ document, variables }: SentDocument, turn: number): Promise<unknown> {
  const { data, errors } = await execute({
    schema,
    document: parse(document),
    variableValues: JSON.parse(JSON.stringify(variables)),
    fieldResolver: (_source, _arguments, _context, { returnType }) => toValue(returnType),
    typeResolver: (_value, _context, _info, type) => {
      const types = schema.getPossibleTypes(type);
      return types[turn % types.length]?.name;
    },
  });
  expect(errors).toBeUndefined();
  return data;
}

const values: Readonly<Record<string, unknown>> = {
  Boolean: false,
  Float: 0.5,
  Int: 1,
  Json: json,
  Long: 2,
  ShopCountry: "AT",
  ShopCurrency: "EUR",
};

function toValue(type: GraphQLOutputType): unknown {
  const present = getNullableType(type);
  if (isListType(present)) return [toValue(present.ofType)];
  if (isEnumType(present)) return present.getValues()[0]?.name;
  return isScalarType(present) ? (values[present.name] ?? "text") : {};
}

function listPaths(value: unknown): readonly Path[] {
  if (typeof value !== "object" || value === null || value === json) return [];
  return Object.entries(value).flatMap(([key, item]) => [
    [key],
    ...listPaths(item).map((path) => [key, ...path]),
  ]);
}

function replaceAt(value: unknown, [key, ...path]: Path, change: (value: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  const replace = (item: unknown) => replaceAt(item, path, change);
  if (Array.isArray(value)) return value.map((item, at) => (String(at) === key ? replace(item) : item));
  return Object.fromEntries(
    Object.entries(value ?? {}).map(([name, item]) => [name, name === key ? replace(item) : item]),
  );
}

/** Fields in fragments on one type of an interface. */
function listConditionalFields(document: string): ReadonlySet<string> {
  const names = new Set<string>();
  visit(parse(document), {
    InlineFragment: (fragment) => {
      visit(fragment, { Field: (field) => void names.add(field.name.value) });
    },
  });
  return names;
}
