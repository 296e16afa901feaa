import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { array, create, record, string, tuple } from "superstruct";
import type { ProductRecord } from "../../../app/catalogue/model/search-record.ts";

/**
 * A shopper's query and its expected results: `-` nothing; `#EX10050000` that product, `#EX1005*` those whose number
 * begins so, first; else machines of one of the families, filtered by attributes or brand: `deep-fryer|meat-slicer
 * capacity=8 brand=Royal Catering`.
 */
export type JudgedQuery = {
  readonly locale: string;
  readonly kind: string;
  readonly query: string;
  readonly expected: string;
};

const Sheet = record(string(), array(tuple([string(), string()])));

const folder = path.join(import.meta.dirname, "judged");

/** Reads all sheets of `judged`, one per locale variant. */
export function readJudgedQueries(): readonly JudgedQuery[] {
  return readdirSync(folder).flatMap((file) => {
    const locale = file.replace(".json", "");
    const sheet = create(JSON.parse(readFileSync(path.join(folder, file), "utf8")), Sheet);
    return Object.entries(sheet).flatMap(([kind, queries]) =>
      queries.map(([query, expected]) => ({ locale, kind, query, expected })),
    );
  });
}

/** Reports whether a record is among a query's expected results. */
export function isWanted(expected: string, found: ProductRecord): boolean {
  if (expected.startsWith("#")) return hasNumber(found, expected.slice(1));
  const [families = "", ...conditions] = expected.split(/ (?=[a-zA-Z]+=)/);
  return (
    families.split("|").includes(found.family) &&
    !isAccessory(found) &&
    conditions.every((condition) => meets(condition, found))
  );
}

function hasNumber({ skus }: ProductRecord, number: string): boolean {
  return number.endsWith("*")
    ? skus.some((sku) => sku.startsWith(number.slice(0, -1)))
    : skus.includes(number);
}

/** Products of a family that are not machines rank below all machines. */
export function isAccessory({ popularity }: ProductRecord): boolean {
  return popularity < 1_000;
}

function meets(condition: string, found: ProductRecord): boolean {
  const [name = "", value = ""] = condition.split("=");
  if (name === "brand") return found.brand === value;
  return [found.attributes[name] ?? []].flat().some((own) => String(own) === value);
}
