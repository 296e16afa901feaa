import { array, nullable, string, type } from "superstruct";
import type { ModelStore } from "../store/model-store.ts";
import { type Cursor, toBehind } from "./cursor.ts";
import type { PlatformClient } from "./platform-client.ts";

const document = `query ChangedCategories($where: String!) {
  categories(where: $where, limit: 250, sort: ["lastModifiedAt asc", "id asc"]) {
    results { id lastModifiedAt parentRef { id } nameAllLocales { value } }
  }
}`;

const Page = type({
  categories: type({
    results: array(
      type({
        id: string(),
        lastModifiedAt: string(),
        parentRef: nullable(type({ id: string() })),
        nameAllLocales: array(type({ value: string() })),
      }),
    ),
  }),
});

export async function readCategories(
  client: PlatformClient,
  store: ModelStore,
  behind: Cursor,
): Promise<readonly Cursor[]> {
  const { categories } = await client.query(document, { where: toBehind("lastModifiedAt", behind) }, Page);
  for (const { id, parentRef, nameAllLocales } of categories.results) {
    const names = new Set(nameAllLocales.map(({ value }) => value.toLowerCase()));
    store.putCategory({ id, parentId: parentRef?.id ?? null, names: [...names] });
  }
  return categories.results.map(({ id, lastModifiedAt }) => ({ id, at: lastModifiedAt }));
}
