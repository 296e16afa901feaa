import { isJsonObject, type JsonObject } from "../json/json.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { loadResourceByKey } from "../resources/load-resource.ts";
import type { FieldResolver } from "../schema/field-resolvers.ts";

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
