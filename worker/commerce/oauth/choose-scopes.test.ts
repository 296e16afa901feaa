import { describe, expect, it } from "vitest";
import { chooseScopes } from "./choose-scopes.ts";

const project = { id: "all", scopes: ["manage_project:ironhall"] };
const shopper = { id: "some", scopes: ["manage_my_orders:ironhall", "manage_my_profile:ironhall:shop_sk"] };

describe("the scopes of a token", () => {
  it("are the client's if the request has none", () => {
    expect(chooseScopes(shopper, null)).toEqual(shopper.scopes);
    expect(chooseScopes(shopper, " ")).toEqual(shopper.scopes);
  });

  it.each([
    [project, "manage_my_orders:ironhall:shop_sk view_products:ironhall"],
    [shopper, "manage_my_orders:ironhall"],
    [shopper, "manage_my_orders:ironhall:shop_sk"],
    [shopper, "manage_my_profile:ironhall:shop_sk"],
  ])("are those asked for when the client holds them", (client, asked) => {
    expect(chooseScopes(client, asked)).toEqual(asked.split(" "));
  });

  it.each([
    [project, "manage_project:other"],
    [project, "customer_id:ironhall"],
    [project, "anonymous_id:ironhall"],
    [project, "ironhall"],
    [shopper, "manage_orders:ironhall"],
    [shopper, "manage_my_profile:ironhall"],
    [shopper, "manage_my_profile:ironhall:shop_skx"],
    [shopper, "manage_my_orders:ironhallx"],
  ])("are never more than the client's", (client, asked) => {
    expect(() => chooseScopes(client, asked)).toThrow(asked);
  });
});
