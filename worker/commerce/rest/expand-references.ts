import { loadCategory, toCategoryBody } from "../categories/category.ts";
import { malformedParameter } from "../errors/platform-errors.ts";
import { isJsonObject, type JsonObject } from "../json/json.ts";
import { loadProduct } from "../products/load-product.ts";
import { toProductBody } from "../products/product.ts";
import { hasScope } from "../requests/access.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { loadResource, loadResourceByKey } from "../resources/load-resource.ts";

const MAX_PATHS = 20;
/** A path may lead through lists and cycles: each step multiplies the reads and the response. */
const MAX_EXPANDED = 2_000;

/** The expansions of one request. */
interface Expansion {
  readonly context: RequestContext;
  /** The number of references left to follow. */
  left: number;
}

/** The resource of a reference, null if it is missing or the token may not see it. */
async function loadReferenced(
  context: RequestContext,
  { typeId, id, key }: JsonObject,
): Promise<object | null> {
  if (typeId === "store") return loadResourceByKey(context, "store", String(key));
  if (typeId === "category") {
    const category = await loadCategory(context, String(id));
    return category && toCategoryBody(category);
  }
  if (typeId === "product") {
    const product = hasScope(context.access, "view_products") && (await loadProduct(context, String(id)));
    return product ? toProductBody(product) : null;
  }
  return loadResource(context, String(id));
}

async function expandReference(expansion: Expansion, reference: JsonObject): Promise<JsonObject> {
  expansion.left -= 1;
  if (expansion.left < 0)
    throw malformedParameter(
      "expand",
      `No more than ${MAX_EXPANDED} references are expanded in one request.`,
    );
  const obj = await loadReferenced(expansion.context, reference);
  return obj ? { ...reference, obj } : reference;
}

function isReference(value: JsonObject): boolean {
  return typeof value.typeId === "string" && value.obj === undefined;
}

/**
 * The value with the reference at the path expanded: `masterData.current.categories[*]` or, below one that is expanded
 * already, `parent.parent`.
 */
async function expandAt(expansion: Expansion, value: unknown, path: readonly string[]): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((item) => expandAt(expansion, item, path)));
  if (!isJsonObject(value)) return value;
  const here = isReference(value) ? await expandReference(expansion, value) : value;
  const [name, ...rest] = path;
  if (name === undefined) return here;
  if (isJsonObject(here.obj) && typeof here.typeId === "string")
    return { ...here, obj: await expandAt(expansion, here.obj, path) };
  if (here[name] === undefined) return here;
  return { ...here, [name]: await expandAt(expansion, here[name], rest) };
}

/**
 * Expands the references at the query's `expand` paths: each gets its resource in `obj`. Throws InvalidInput for more
 * than 20 paths or 2,000 references.
 */
export async function expandReferences<Body extends object>(
  context: RequestContext,
  query: URLSearchParams,
  body: Body,
): Promise<unknown> {
  const paths = query.getAll("expand");
  if (paths.length > MAX_PATHS)
    throw malformedParameter("expand", `No more than ${MAX_PATHS} paths are allowed.`);
  const expansion: Expansion = { context, left: MAX_EXPANDED };
  let expanded: unknown = body;
  for (const path of paths)
    expanded = await expandAt(expansion, expanded, path.replaceAll(/\[(?:\*|\d+)\]/g, "").split("."));
  return expanded;
}
