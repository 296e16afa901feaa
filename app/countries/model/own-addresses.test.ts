import { describe, expect, it } from "vitest";
import {
  documentPath,
  endsInSlash,
  findOwnAddress,
  isDocumentPath,
  isPrivatePage,
  listPathsRefusedToRobots,
  toLookedUpPath,
} from "./own-addresses";

describe("the shop's own addresses", () => {
  it("takes whole segments only, and no word that objects know by themselves", () => {
    expect(findOwnAddress("/apiculture/")).toBeNull();
    expect(findOwnAddress("/constructor")).toBeNull();
    expect(findOwnAddress("/api/x")?.kind).toBe("endpoint");
  });

  it.each([
    "/checkout",
    "/nl/checkout/cart.data",
    "/Login",
    "/personal/cart",
    "/adyen-payment-error",
    "/withdrawal",
  ])("%s is one person's", (path) => expect(isPrivatePage(path)).toBe(true));

  it.each(["/", "/search", "/some-slug/", "/new-arrivals/_.data"])("%s is everybody's", (path) =>
    expect(isPrivatePage(path)).toBe(false),
  );

  it("ends slugs in a slash, and no address of its own", () => {
    expect(endsInSlash(["a-slug"])).toBe(true);
    expect(endsInSlash(["search"])).toBe(false);
    expect(endsInSlash(["product-reviews", "sku"])).toBe(false);
  });

  it("rewrites no endpoint, in any case", () => {
    expect(isDocumentPath("/New-Ct/getCart")).toBe(false);
    expect(isDocumentPath("/checkout/cart")).toBe(true);
  });

  it.each([
    ["/old-page/", "/old-page/"],
    ["/Produkt-1.HTM", "/produkt-1.htm"],
    ["/index.php", "/index.php"],
    ["/a/b.xhtml", "/a/b.xhtml"],
    ["/manual.pdf", null],
    ["/.well-known/x.php", null],
    ["/new-ct/getCart", null],
    ["/new-ct/getCart.php", null],
  ])("looks %s up by %s when it is gone", (pathname, path) => {
    expect(toLookedUpPath(pathname)).toBe(path);
  });

  it("refuses to robots nothing that everybody may read", () => {
    const kinds = listPathsRefusedToRobots().map((path) => findOwnAddress(path)?.kind);
    expect(kinds).not.toContain("page");
    expect(listPathsRefusedToRobots()).toContain("/checkout");
  });

  it("loads documents where links lead to pages with words of their own", () => {
    expect(findOwnAddress("/checkout/cart")?.messages).toBeDefined();
    expect(documentPath.test("/checkout/cart")).toBe(true);
    expect(documentPath.test("/search")).toBe(false);
  });
});
