import { expect, it } from "vitest";
import { resourceKinds } from "../../../scripts/import/resource-kind.ts";
import { restResources } from "../../../worker/commerce/rest/rest-resources.ts";

/** Transient resources: carts in use, and messages. */
const passing = ["carts", "messages"];

it("imports and exports every kind of resource that the platform serves, except transient ones", () => {
  const kinds: readonly string[] = resourceKinds;
  const served = [...restResources.keys()].filter((path) => !passing.includes(path));
  expect(served.filter((path) => !kinds.includes(path))).toEqual([]);
});
