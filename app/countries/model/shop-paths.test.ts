import { describe, expect, it } from "vitest";
import {
  documentPath,
  endsInSlash,
  findShopRoute,
  hasQuietFrame,
  isDocumentPath,
  isPrivatePage,
  listPathsRefusedToRobots,
  toLookedUpPath,
} from "./shop-paths";

describe("the shop's own paths", () => {
  it("match whole segments only, and no built-in property name", () => {
    expect(findShopRoute("/apiculture/")).toBeNull();
    expect(findShopRoute("/constructor")).toBeNull();
    expect(findShopRoute("/api/x")?.kind).toBe("endpoint");
  });

  it.each([
    "/checkout",
    "/nl/checkout/cart.data",
    "/Login",
    "/personal/cart",
    "/adyen-payment-error",
    "/withdrawal",
  ])("%s is private", (path) => expect(isPrivatePage(path)).toBe(true));

  it.each(["/", "/search", "/some-slug/", "/new-arrivals/_.data"])("%s is public", (path) =>
    expect(isPrivatePage(path)).toBe(false),
  );

  it("end slugs in a slash, and no other path", () => {
    expect(endsInSlash(["a-slug"])).toBe(true);
    expect(endsInSlash(["search"])).toBe(false);
    expect(endsInSlash(["product-reviews", "sku"])).toBe(false);
  });

  it("rewrite no endpoint, in any case", () => {
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
  ])("look %s up by %s when it is gone", (pathname, path) => {
    expect(toLookedUpPath(pathname)).toBe(path);
  });

  it("hide no public page from robots", () => {
    const kinds = listPathsRefusedToRobots().map((path) => findShopRoute(path)?.kind);
    expect(kinds).not.toContain("page");
    expect(listPathsRefusedToRobots()).toContain("/checkout");
  });

  it.each([
    ["/checkout/addresses", true],
    ["/nl/checkout/login", true],
    ["/adyen-payment-error", true],
    ["/login", true],
    ["/nl/create-account/check-email", true],
    ["/password-reset/change-password", true],
    ["/log-out", true],
    ["/checkout/cart", false],
    ["/my-account", false],
    ["/login-boards-10020004/", false],
    ["/", false],
  ])("have the quiet frame at %s: %s", (path, isQuiet) => {
    expect(hasQuietFrame(path)).toBe(isQuiet);
  });

  it("load documents for links to pages with separate messages", () => {
    expect(findShopRoute("/checkout/cart")?.messages).toBeDefined();
    expect(documentPath.test("/checkout/cart")).toBe(true);
    expect(documentPath.test("/search")).toBe(false);
  });
});
