import { describe, expect, it } from "vitest";
import { isSignInPage, toInternalPath } from "./internal-path";

describe("the return path after signing in", () => {
  it.each(["/", "/my-account/my-profile", "/my-account/order-history?page=2", "/search?q=a%20b"])(
    "leads to %s",
    (path) => {
      expect(toInternalPath(path)).toBe(path);
    },
  );

  it.each([
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https://evil.example/",
    "javascript:alert(1)",
    "/\t/evil.example",
    "/ok\r\nSet-Cookie: a=b",
    "/a/..//evil.example",
    "my-account",
    "",
    null,
    `/${"a".repeat(1_000)}`,
  ])("never leads to %s", (path) => {
    expect(toInternalPath(path)).toBeNull();
  });

  it.each(["/login", "/checkout/login", "/create-account?x=1", "/password-reset/check-email", "/log-out"])(
    "is never a sign-in page such as %s",
    (path) => {
      expect(isSignInPage(path)).toBe(true);
    },
  );

  it("accepts a page whose slug begins like a sign-in page's", () => {
    expect(isSignInPage("/login-systems/")).toBe(false);
  });
});
