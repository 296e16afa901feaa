import { expect, it } from "vitest";
import { resourceKinds } from "../../../scripts/import/resource-kind.ts";
import { restResources } from "../../../worker/commerce/rest/rest-resources.ts";

/** What has happened on a platform and not what it is made of. */
const history = ["carts", "messages", "orders", "payments"];

it("takes and gives every kind of resource that the platform serves, but its history", () => {
  const kinds: readonly string[] = resourceKinds;
  const served = [...restResources.keys()].filter((path) => !history.includes(path));
  expect(served.filter((path) => !kinds.includes(path))).toEqual([]);
});
