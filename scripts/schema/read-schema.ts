import { readFileSync } from "node:fs";
import path from "node:path";
import { buildASTSchema, concatAST, type DocumentNode, type GraphQLSchema, Kind, parse } from "graphql";
import { refineSchema } from "./refine-schema.ts";

const folder = path.resolve(import.meta.dirname, "../../worker/commerce/schema");
const fileNames = ["base", "administration", "catalogue", "carts", "customers"] as const;

function readSchemaFile(name: (typeof fileNames)[number]): DocumentNode {
  return parse(readFileSync(path.join(folder, `${name}.graphql`), "utf8"));
}

/** Reads the whole schema that the embedded platform serves: a subset of the platform's published one. */
export function readSchema(): GraphQLSchema {
  return buildASTSchema(concatAST(fileNames.map(readSchemaFile)));
}

/** Reads the schema as the shop requires its responses. */
export function readShopSchema(): GraphQLSchema {
  return buildASTSchema(refineSchema(concatAST(fileNames.map(readSchemaFile))));
}

/** Lists the root fields of all files except the administration's. */
export function listTradeRoots(): ReadonlySet<string> {
  const files = fileNames.filter((name) => name !== "administration").map(readSchemaFile);
  const roots = files
    .flatMap(({ definitions }) => definitions)
    .flatMap((node) =>
      node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION
        ? (node.fields ?? [])
        : [],
    );
  return new Set(roots.map(({ name }) => name.value));
}
