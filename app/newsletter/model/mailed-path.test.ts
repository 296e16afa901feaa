import { describe, expect, it } from "vitest";
import { parseConfirmationHash, toConfirmationPath } from "./mailed-path";

const encode = (content: unknown) => btoa(JSON.stringify(content));

describe("the hash of a confirming link", () => {
  it("is parsed back", () => {
    const path = toConfirmationPath("a-token_1");
    expect(path).toMatch(/^\/exConsents\/confirm\?hash=[\w-]+$/);
    const hash = new URLSearchParams(path.split("?")[1]).get("hash");
    expect(parseConfirmationHash(hash)).toEqual({ token: "a-token_1", redirectTo: null });
  });

  it.each([
    ["/sales?sort=price", "/sales?sort=price"],
    ["//evil.example", null],
    ["https://evil.example/", null],
    ["/\\evil.example", null],
    ["javascript:alert(1)", null],
    ["", null],
  ])("with the next path %s leads to %s", (wanted, redirectTo) => {
    expect(parseConfirmationHash(encode({ redirect_to: wanted }))).toEqual({ token: null, redirectTo });
  });

  it.each([null, "", "%", "e30", encode([]), encode({ redirect_to: 5 }), "A".repeat(5_000)])(
    "%s is ignored",
    (hash) => expect(parseConfirmationHash(hash)).toEqual({ token: null, redirectTo: null }),
  );
});
