import { toCategoryBody } from "../categories/category.ts";
import { loadCategory } from "../categories/load-category.ts";
import { malformedParameter } from "../errors/platform-errors.ts";
import type { RequestContext } from "../graphql/request-context.ts";
import { hasScope } from "../oauth/access.ts";
import { loadProduct } from "../products/load-product.ts";
import { toProductBody } from "../products/to-product-body.ts";
import { isJsonObject, type JsonObject } from "../resources/json.ts";
import { loadResource, loadResourceByKey } from "../resources/load-resource.ts";

const MAX_PATHS = 20;

/** What a reference leads to, null where it leads to nothing or to what the token may not see. */
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

async function expandReference(context: RequestContext, reference: JsonObject): Promise<JsonObject> {
  const obj = await loadReferenced(context, reference);
  return obj ? { ...reference, obj } : reference;
}

function isReference(value: JsonObject): boolean {
  return typeof value.typeId === "string" && value.obj === undefined;
}

/** The value with what stands at the path: `masterData.current.categories[*]` or, below what is there already, `parent.parent`. */
async function expandAt(context: RequestContext, value: unknown, path: readonly string[]): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((item) => expandAt(context, item, path)));
  if (!isJsonObject(value)) return value;
  const here = isReference(value) ? await expandReference(context, value) : value;
  const [name, ...rest] = path;
  if (name === undefined) return here;
  if (isJsonObject(here.obj) && typeof here.typeId === "string")
    return { ...here, obj: await expandAt(context, here.obj, path) };
  if (here[name] === undefined) return here;
  return { ...here, [name]: await expandAt(context, here[name], rest) };
}

/** An answer with the references at the `expand` paths of the query expanded: each with its resource in `obj`. */
export async function expandReferences<Body extends object>(
  context: RequestContext,
  query: URLSearchParams,
  body: Body,
): Promise<unknown> {
  const paths = query.getAll("expand");
  if (paths.length > MAX_PATHS)
    throw malformedParameter("expand", `No more than ${MAX_PATHS} paths are allowed.`);
  let expanded: unknown = body;
  for (const path of paths)
    expanded = await expandAt(context, expanded, path.replaceAll(/\[(?:\*|\d+)\]/g, "").split("."));
  return expanded;
}
