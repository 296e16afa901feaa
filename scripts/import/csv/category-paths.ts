import { isRecord } from "../compare/same-value.ts";
import type { JsonFields } from "../draft-line.ts";
import { CellError, toReference } from "./cell.ts";

type Named = Readonly<Record<string, unknown>>;

/** Finds categories by their names in a table. */
export class CategoryPaths {
  readonly #all: readonly Named[];
  readonly #found = new Map<string, JsonFields>();

  constructor(categories: readonly Named[]) {
    this.#all = categories;
  }

  /**
   * Finds a category by its path of names from the top (`Tools>Saws`).
   * Each step is a name in any language, a slug or a key. A path may begin below the root if it is unique. Throws
   * CellError.
   */
  find(path: string): JsonFields {
    const found = this.#found.get(path) ?? this.#search(path);
    this.#found.set(path, found);
    return found;
  }

  #search(path: string): JsonFields {
    const steps = path.split(">").map((step) => step.trim());
    const matching = this.#all.filter((category) => this.#endsIn(category, steps));
    const [first, second] = matching;
    if (!first) throw new CellError(`there is no category "${path}"`);
    if (!second) return toReference("category", first);
    const [whole] = matching.filter((category) => this.#depth(category) === steps.length);
    if (!whole) throw new CellError(`more than one category is called "${path}": begin its path further up`);
    return toReference("category", whole);
  }

  #endsIn(category: Named, steps: readonly string[]): boolean {
    const last = steps.at(-1);
    if (last === undefined || !isCalled(category, last)) return false;
    const above = steps.slice(0, -1);
    if (above.length === 0) return true;
    const parent = this.#parentOf(category);
    return parent !== undefined && this.#endsIn(parent, above);
  }

  #depth(category: Named): number {
    const parent = this.#parentOf(category);
    return parent ? this.#depth(parent) + 1 : 1;
  }

  #parentOf({ parent }: Named): Named | undefined {
    if (!isRecord(parent)) return undefined;
    const { id, key } = parent;
    return this.#all.find((each) => (key === undefined ? each.id === id : each.key === key));
  }
}

function isCalled({ key, name, slug }: Named, step: string): boolean {
  const words = [name, slug].flatMap((texts) => (isRecord(texts) ? Object.values(texts) : []));
  return key === step || words.includes(step);
}
