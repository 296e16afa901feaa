import { describe, expect, it } from "vitest";
import { documentAttributes } from "../../app/foundation/document-contract";
import { readSources } from "./source-files";

const sources = readSources(["app"]).filter(({ path }) => !path.endsWith("document-contract.ts"));

const toAttribute = (property: string) =>
  `data-${property.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;

/**
 * Finds the attributes that a script looks for: `[data-name]` in a selector, `dataset.name` of an element, or the names
 * that a pattern takes from its `dataset`.
 */
function listRead(text: string): readonly string[] {
  const selected = [...text.matchAll(/\[(data-[a-z-]+)/g)].map(([, name = ""]) => name);
  const properties = [...text.matchAll(/\bdataset\.(\w+)(?!\s*=[^=])\b/g)].map(([, name = ""]) =>
    toAttribute(name),
  );
  const patterns = [
    ...text.matchAll(/\{([^{}]*)\} = [^;{}]*\bdataset\b(?! =)/g),
    ...text.matchAll(/\bdataset: \{([^{}]*)\}/g),
  ].flatMap(([, names = ""]) => [...names.matchAll(/(?:^|,)\s*(\w+)/g)]);
  return [...selected, ...properties, ...patterns.map(([, name = ""]) => toAttribute(name))];
}

/** Finds the attributes that markup or a script sets. */
function listSet(text: string): readonly string[] {
  const markup = [...text.matchAll(/(?<!\[)"?(data-[a-z-]+)(?:=["{]|": |", )/g)].map(([, name = ""]) => name);
  const properties = [...text.matchAll(/\bdataset\.(\w+)\s*=[^=]/g)].map(([, name = ""]) =>
    toAttribute(name),
  );
  return [...markup, ...properties];
}

function filesBy(list: (text: string) => readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const files = new Map<string, Set<string>>();
  for (const { path, text } of sources)
    for (const name of list(text)) files.set(name, (files.get(name) ?? new Set()).add(path));
  return files;
}

describe("attributes by which markup and scripts agree", () => {
  const [read, set] = [filesBy(listRead), filesBy(listSet)];
  const isShared = (name: string) =>
    [...(read.get(name) ?? [])].some((reader) =>
      [...(set.get(name) ?? [])].some((setter) => setter !== reader),
    );

  it("are listed when two files share them", () => {
    expect([...read.keys()].filter(isShared).sort()).toEqual(Object.keys(documentAttributes).sort());
  });

  it("are set by some markup", () => {
    expect([...read.keys()].filter((name) => !set.has(name))).toEqual([]);
  });
});
