import type { Draft } from "../../../scripts/import/draft-line.ts";
import type { BadRequest } from "./bad-request.ts";

/** Values of the right type that are invalid for the field. */
const wrongValues: Readonly<Record<string, readonly unknown[]>> = {
  currencyCode: ["ZZZ", "BTC", "XXX", "eur"],
  country: ["XX", "EU", "UK", "de"],
  code: ["XX", "EU"],
  centAmount: [1e300, -1, -1e30, 2 ** 60, 1.5],
  quantityOnStock: [1e300, -1e30, 2 ** 60, 1.5],
  typeId: ["zone", "nonsense", "discount-code", 5],
};

/** Fields defined by merchants may hold anything; a code is a country's only in a list of countries. */
const isFree = (name: string, above: string) =>
  ["custom", "fields", "attributes"].includes(name) || (name === "code" && above !== "countries");

function toWrongValues(value: unknown, path: readonly string[]): readonly { path: string; draft: unknown }[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, own]) => {
    const above = path.findLast((part) => !/^\d+$/.test(part)) ?? "";
    if (isFree(name, above)) return [];
    const put = (next: unknown) =>
      Array.isArray(value)
        ? value.map((old, index) => (String(index) === name ? next : old))
        : { ...value, [name]: next };
    const here = [...path, name];
    const wrong = typeof own === "object" ? [] : (wrongValues[name] ?? []);
    return [
      ...wrong
        .filter((other) => other !== own)
        .map((other) => ({ path: `${here.join(".")}: ${JSON.stringify(other)}`, draft: put(other) })),
      ...toWrongValues(own, here).map((inner) => ({ path: inner.path, draft: put(inner.draft) })),
    ];
  });
}

/** Lists drafts of one kind with invalid amounts, stock, codes and references, and with values too large to store. */
export function listWrongValues(kind: string, drafts: readonly Draft[]): readonly BadRequest[] {
  const post = (name: string, body: string): BadRequest => ({
    name: `${kind} ${name}`.slice(0, 120),
    method: "POST",
    path: `/ironhall/${kind}`,
    body,
  });
  const nest = (open: string, close: string) => open.repeat(20_000) + close.repeat(20_000);
  const deep = [
    post("20,000 brackets", nest("[", "]")),
    post("20,000 braces in a field", `{"name":${nest('{"a":', "}").replace("}", "1}")}}`),
    post("20,000 brackets in a custom field", `{"custom":{"fields":{"a":${nest("[", "]")}}}}`),
  ];
  return [
    ...deep,
    ...drafts.flatMap((draft) =>
      toWrongValues(draft, []).map(({ path, draft: wrong }) => post(path, JSON.stringify(wrong))),
    ),
  ];
}
