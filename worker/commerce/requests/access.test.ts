import { describe, expect, it } from "vitest";
import { type Access, hasScope, requireScope } from "./access.ts";

function holding(...scopes: string[]): Access {
  return { clientId: "client", scopes: new Set(scopes), anonymousId: null, customerId: null };
}

describe("a scope", () => {
  it.each<[string, string, string | null, boolean]>([
    ["manage_project", "manage_orders", null, true],
    ["manage_project", "view_orders", "shop_sk", true],
    ["manage_orders", "manage_orders", null, true],
    ["manage_orders", "view_orders", null, true],
    ["view_orders", "manage_orders", null, false],
    ["manage_orders", "manage_my_orders", null, false],
    ["manage_my_orders", "manage_orders", null, false],
    ["manage_orders:shop_sk", "manage_orders", "shop_sk", true],
    ["manage_orders:shop_sk", "view_orders", "shop_sk", true],
    ["manage_orders:shop_sk", "manage_orders", "shop_at", false],
    ["manage_orders:shop_sk", "manage_orders", null, false],
    ["manage_orders", "manage_orders", "shop_at", true],
  ])("%s grants %s in store %s: %s", (held, wanted, storeKey, granted) => {
    expect(hasScope(holding(held), wanted, storeKey)).toBe(granted);
  });

  it("that is missing is reported with the project and the store", () => {
    const refused = () => requireScope(holding("view_orders"), "ironhall", ["manage_orders"], "shop_sk");
    expect(refused).toThrow(
      "Insufficient scope. One of the following scopes is missing: manage_orders:ironhall:shop_sk.",
    );
  });
});
