import { describe, expect, it } from "vitest";
import { toCacheablePage } from "./page-address";

const keyOf = (address: string) => toCacheablePage(new URL(address, "http://sk.localhost"))?.key ?? null;

describe("the key of a page", () => {
  it("sorts known parameters", () => {
    expect(keyOf("/search?page=2&q=pumpa&brand=A&brand=B")).toBe(
      "http://sk.localhost/search?q=pumpa&brand=A&brand=B&page=2",
    );
    expect(keyOf("/search?q=pumpa&brand=A&page=2&brand=B")).toBe(
      "http://sk.localhost/search?q=pumpa&brand=A&brand=B&page=2",
    );
  });

  it("drops campaign parameters, from the key and from the rendered URL", () => {
    const page = toCacheablePage(new URL("http://sk.localhost/?utm_source=a&gclid=b&page=2"));
    expect(page?.key).toBe("http://sk.localhost/?page=2");
    expect(page?.url.href).toBe("http://sk.localhost/?page=2");
  });

  it("differs by host, by data request and by the routes of a data request", () => {
    const keys = ["http://sk.localhost/a/", "http://cz.localhost/a/", "/a/_.data", "/a/_.data?_routes=root"];
    expect(new Set(keys.map(keyOf)).size).toBe(keys.length);
  });

  it("has the parameters that the route declares, in the route's order", () => {
    expect(keyOf("/nl/some-slug/?variant=b&sort=price-asc&a.volts=230")).toBe(
      "http://sk.localhost/nl/some-slug/?sort=price-asc&variant=b&a.volts=230",
    );
    expect(keyOf("/product-reviews/10012345?page=2&rating=4")).toBe(
      "http://sk.localhost/product-reviews/10012345?rating=4&page=2",
    );
    expect(keyOf("/search.data?_routes=root&q=pumpa")).toBe(
      "http://sk.localhost/search.data?q=pumpa&_routes=root",
    );
  });

  it.each([
    "/categories?page=2",
    "/search?variant=b",
    "/nl/sales.data?variant=b",
    "/countries?from=/",
    "/compare?skus=10012345",
    "/?confirmation=newsletter",
    "/checkout",
    "/checkout/addresses",
    "/checkout/addresses.data",
    "/nl/checkout/payment",
    "/Checkout/Cart",
    "/my-account/my-profile",
    "/login",
    "/login.data",
    "/password-reset",
    "/__manifest?version=x",
    "/?order=123",
    "/?toggle-x=on",
    `/search?q=${"x".repeat(1_000)}`,
  ])("%s has none", (address) => {
    expect(keyOf(address)).toBeNull();
  });
});
