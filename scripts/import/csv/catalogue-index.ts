import { isRecord } from "../compare/same-value.ts";
import type { DraftLine, JsonFields } from "../draft-line.ts";
import { type PlatformClient, readResources } from "../platform-client.ts";
import type { ResourceKind } from "../resource-kind.ts";
import { CategoryPaths } from "./category-paths.ts";
import { CellError, toReference } from "./cell.ts";

type Named = Readonly<Record<string, unknown>>;
type PageSource = Pick<PlatformClient, "listPage">;

/**
 * What tables reference: resources on the platform, or in the draft files of the same import, which take precedence.
 */
export class CatalogueIndex {
  readonly categories: CategoryPaths;
  readonly #productTypes: readonly Named[];
  readonly #taxCategories: readonly Named[];
  readonly #customerGroups: readonly Named[];

  private constructor(of: Readonly<Record<(typeof namedKinds)[number], readonly Named[]>>) {
    this.categories = new CategoryPaths(of.categories);
    this.#productTypes = of["product-types"];
    this.#taxCategories = of["tax-categories"];
    this.#customerGroups = of["customer-groups"];
  }

  static async load(client: PageSource, lines: readonly DraftLine[]): Promise<CatalogueIndex> {
    const [productTypes, taxCategories, customerGroups, categories] = await Promise.all(
      namedKinds.map((kind) => loadNamed(client, kind, lines)),
    );
    return new CatalogueIndex({
      "product-types": productTypes ?? [],
      "tax-categories": taxCategories ?? [],
      "customer-groups": customerGroups ?? [],
      categories: categories ?? [],
    });
  }

  /** Finds a product type by key or name. Throws CellError. */
  findProductType(name: string): Named {
    return requireNamed(this.#productTypes, name, "product type");
  }

  toProductTypeReference(productType: Named): JsonFields {
    return toReference("product-type", productType);
  }

  findTaxCategory(name: string): JsonFields {
    return toReference("tax-category", requireNamed(this.#taxCategories, name, "tax category"));
  }

  findCustomerGroup(name: string): JsonFields {
    return toReference("customer-group", requireNamed(this.#customerGroups, name, "customer group"));
  }

  /** Reports whether any product type has an attribute of this name. */
  hasAttribute(name: string): boolean {
    return this.#productTypes.some(({ attributes }) =>
      Array.isArray(attributes) ? attributes.filter(isRecord).some((each) => each.name === name) : false,
    );
  }
}

const namedKinds = ["product-types", "tax-categories", "customer-groups", "categories"] as const;

async function loadNamed(client: PageSource, kind: ResourceKind, lines: readonly DraftLine[]) {
  const found = new Map<unknown, Named>();
  for await (const page of readResources(client, kind)) {
    for (const resource of page) found.set(resource.key ?? resource.id, resource);
  }
  for (const { draft } of lines.filter((line) => line.kind === kind)) {
    found.set(draft.key, { ...found.get(draft.key), ...draft });
  }
  return [...found.values()];
}

function requireNamed(known: readonly Named[], name: string, what: string): Named {
  const found =
    known.find(({ key }) => key === name) ??
    known.find((each) => each.name === name || each.groupName === name);
  if (!found) throw new CellError(`there is no ${what} "${name}"`);
  return found;
}
