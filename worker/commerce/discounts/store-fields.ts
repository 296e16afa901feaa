import type { RequestContext } from "../graphql/request-context.ts";
import type { FieldResolver } from "../graphql/resolver-map.ts";
import { isJsonObject, type JsonObject } from "../resources/json.ts";
import { loadResourceByKey } from "../resources/load-resource.ts";

function readKeys({ stores }: JsonObject): string[] {
  return Array.isArray(stores) ? stores.filter(isJsonObject).map(({ key }) => String(key)) : [];
}

/** The stores that a discount is limited to. */
export const storeFields: Readonly<Record<string, FieldResolver>> = {
  storesRef: (source: JsonObject) => readKeys(source).map((key) => ({ typeId: "store", key })),
  stores: async (source: JsonObject, _args: object, context: RequestContext) => {
    const stores = await Promise.all(readKeys(source).map((key) => loadResourceByKey(context, "store", key)));
    return stores.filter((store) => store !== null);
  },
};
