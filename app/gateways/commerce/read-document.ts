/** A field, a fragment by name, or a fragment in place. */
export type Selection =
  | { readonly kind: "field"; readonly key: string; readonly name: string; readonly selections: Selections }
  | { readonly kind: "spread"; readonly fragment: string }
  | { readonly kind: "inline"; readonly on: string; readonly selections: Selections };

export type Selections = readonly Selection[];

/** Selections on a type. */
export type SelectionSet = { readonly on: string; readonly selections: Selections };

export type SelectedFields = {
  /** null: the text has fragments only. */
  readonly operation: SelectionSet | null;
  readonly fragments: ReadonlyMap<string, SelectionSet>;
};

const tokens = /"(?:[^"\\]|\\.)*"|\.\.\.|\w+|\S/g;

const rootTypes: ReadonlyMap<string, string> = new Map([
  ["query", "Query"],
  ["mutation", "Mutation"],
]);

/**
 * Reads which fields a GraphQL document selects.
 * Only the part of the grammar that the shop's documents use: no comments, directives or block strings; a test compares
 * the result for each document with that of the `graphql` package, which would add 35 kB to the shop's script.
 */
export function readDocument(text: string): SelectedFields {
  const { take, isNext, skipArguments } = createTokens(text);
  const fragments = new Map<string, SelectionSet>();
  let operation: SelectionSet | null = null;

  function readSelections(): Selections {
    const selections: Selection[] = [];
    take("{");
    while (!isNext("}")) selections.push(readSelection());
    take("}");
    return selections;
  }

  function readSelection(): Selection {
    const first = take();
    if (first === "...") {
      const fragment = take();
      return fragment === "on"
        ? { kind: "inline", on: take(), selections: readSelections() }
        : { kind: "spread", fragment };
    }
    const isAlias = isNext(":");
    if (isAlias) take(":");
    const name = isAlias ? take() : first;
    skipArguments();
    return { kind: "field", key: first, name, selections: isNext("{") ? readSelections() : [] };
  }

  while (!isNext("")) {
    const word = take();
    const name = take();
    const root = rootTypes.get(word);
    if (root === undefined) {
      take("on");
      fragments.set(name, { on: take(), selections: readSelections() });
    } else {
      skipArguments();
      operation = { on: root, selections: readSelections() };
    }
  }
  return { operation, fragments };
}

function createTokens(text: string) {
  const words = text.match(tokens) ?? [];
  let at = 0;
  const isNext = (word: string) => (words[at] ?? "") === word;

  function take(expected?: string): string {
    const word = words[at] ?? "";
    at += 1;
    if (word === "" || (expected !== undefined && word !== expected))
      throw new Error(`Unexpected ${word || "end"} in the document ${text.slice(0, 60)}`);
    return word;
  }

  /** Skips the arguments of a field, or the variables of an operation. */
  function skipArguments(): void {
    if (!isNext("(")) return;
    let depth = 0;
    do {
      const word = take();
      if (word === "(") depth += 1;
      if (word === ")") depth -= 1;
    } while (depth > 0);
  }

  return { take, isNext, skipArguments };
}
