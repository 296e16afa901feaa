import { evaluateXPath, evaluateXPathToBoolean, evaluateXPathToNodes } from "fontoxpath";
import { type Document, type Element, type Node, parseXmlDocument } from "slimdom";

/** A rule of a Schematron file. */
type Rule = {
  readonly nodes: readonly string[];
  readonly asserts: readonly { readonly id: string; readonly test: string }[];
};

export type RuleBook = {
  readonly namespaces: Readonly<Record<string, string>>;
  /** A node is checked by the first rule of a pattern that matches it. */
  readonly patterns: readonly (readonly Rule[])[];
};

/** Parses a Schematron file without variables, such as CEN's preprocessed ones. */
export function parseRules(schematron: string): RuleBook {
  const document = parseXmlDocument(schematron);
  const list = (parent: Document | Element, name: string) =>
    evaluateXPathToNodes<Element>(`descendant::*:${name}`, parent);
  const read = (element: Element, name: string) => element.getAttribute(name) ?? "";
  return {
    namespaces: Object.fromEntries(list(document, "ns").map((ns) => [read(ns, "prefix"), read(ns, "uri")])),
    patterns: list(document, "pattern").map((pattern) =>
      list(pattern, "rule").map((rule) => ({
        nodes: splitUnion(read(rule, "context")),
        asserts: list(rule, "assert")
          .filter((assert) => read(assert, "flag") !== "warning")
          .map((assert) => ({ id: read(assert, "id"), test: toTest(read(assert, "test")) })),
      })),
    ),
  };
}

/** fontoxpath calculates decimals as doubles, so a breakdown's sum is compared with a tolerance. */
function toTest(test: string): string {
  const compared = "(../ram:BasisAmount = (";
  return test.includes(compared) ? `${test.replace(compared, "(0.001 > abs(../ram:BasisAmount - (")})` : test;
}

/** Lists the ids of the rules that a document breaks. */
export function findBrokenRules(xml: string, { namespaces, patterns }: RuleBook): readonly string[] {
  const document = parseXmlDocument(xml);
  const options = {
    language: evaluateXPath.XPATH_3_1_LANGUAGE,
    namespaceResolver: (prefix: string) => namespaces[prefix] ?? null,
  };
  const broken = patterns.flatMap((rules) => {
    const checked = new Set<Node>();
    return rules.flatMap(({ nodes, asserts }) =>
      nodes
        .flatMap((path) => evaluateXPathToNodes<Node>(path, document, null, null, options))
        .filter((node) => !checked.has(node) && checked.add(node))
        .flatMap((node) =>
          asserts
            .filter(({ test }) => !evaluateXPathToBoolean(test, node, null, null, options))
            .map(({ id }) => id),
        ),
    );
  });
  return [...new Set(broken)];
}

/** Splits a match pattern into paths from the document's root. */
function splitUnion(pattern: string): readonly string[] {
  const parts = [""];
  let depth = 0;
  for (const character of pattern) {
    if ("[(".includes(character)) depth += 1;
    if ("])".includes(character)) depth -= 1;
    if (character === "|" && depth === 0) parts.push("");
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).map((part) => (part.startsWith("/") ? part : `//${part}`));
}
