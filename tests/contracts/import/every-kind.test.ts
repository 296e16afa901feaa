import { expect, it } from "vitest";
import { resourceKinds } from "../../../scripts/import/resource-kind.ts";
import { restResources } from "../../../worker/commerce/rest/rest-resources.ts";

/** What is under way, and what was told of it. */
const passing = ["carts", "messages"];

it("takes and gives every kind of resource that the platform serves, but what passes", () => {
  const kinds: readonly string[] = resourceKinds;
  const served = [...restResources.keys()].filter((path) => !passing.includes(path));
  expect(served.filter((path) => !kinds.includes(path))).toEqual([]);
});
