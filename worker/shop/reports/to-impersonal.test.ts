import { describe, expect, it } from "vitest";
import { toFrames, toImpersonalText, toPathPattern, toStackText } from "./to-impersonal";

describe("a text of a browser", () => {
  it.each([
    "Cannot send to max.berger@customer.ironhall.example",
    "Failed to fetch https://www.ironhall.de/password-reset?token=Abc123Abc123",
    "Unexpected token 'B', \"Berger, Max\" is not valid JSON",
    "No address “Berger, Hauptstraße 5” found",
    'Invalid value: "Max Berger"',
    "Order 20261123004711 of +49 170 1234567 failed",
    "IBAN DE89370400440532013000 is wrong",
    "Session 8f14e45f-ceea-467f-a0e6-1f2b3c4d5e6f ended; email=max.berger%40ironhall.example",
    "blob:https://www.ironhall.de/8f14e45f?name=Berger",
    "Navigation to /shared-list?key=Zm9vYmFyYmF6Zm9vYmFy&name=Berger failed",
  ])("loses what may be a person's: %s", (text) => {
    const left = toImpersonalText(text);
    expect(left).not.toMatch(/berger|hauptstra|@|token=|key=|Abc123|4711|1234567|370400|8f14e45f|Zm9v/i);
    expect(left.length).toBeLessThanOrEqual(300);
  });

  it.each([
    "Cannot read properties of undefined (reading 'price')",
    "shop.load is not a function",
    "Minified React error 418",
  ])("keeps what tells of the error: %s", (text) => expect(toImpersonalText(text)).toBe(text));

  it("is short, however long the input", () => {
    expect(toImpersonalText("x y ".repeat(10_000)).length).toBe(300);
  });
});

describe("the pattern of a path", () => {
  it.each([
    ["/", "/"],
    ["/fr", "/:language/"],
    ["/fr/", "/:language/"],
    ["/deep-fryer-10010000/", "/:slug/"],
    ["/nl/friteuse-10010000/", "/:language/:slug/"],
    ["/checkout/payment", "/checkout/payment"],
    ["/checkout/thank-you", "/checkout/thank-you"],
    ["/my-account/orders/20261123-0047", "/my-account/orders"],
    ["/shared-list/Zm9vYmFyYmF6", "/shared-list/:id"],
    ["/password-reset/change-password", "/password-reset/change-password"],
    ["/unsubscribe/max@ironhall.example", "/unsubscribe/:id"],
    ["/max@ironhall.example", "/:slug/"],
  ])("%s: %s", (path, pattern) => expect(toPathPattern(path)).toBe(pattern));
});

describe("the frames of a stack", () => {
  const frame = { functionName: "show", file: "/assets/shop-Ab_1-2.js", line: 1, column: 2345 };

  it.each([
    "TypeError: Max Berger\n    at show (https://www.ironhall.de/assets/shop-Ab_1-2.js:1:2345)\n    at https://tags.example/x.js:1:2",
    "show@https://www.ironhall.de/assets/shop-Ab_1-2.js:1:2345\n@https://www.ironhall.de/checkout/payment?token=x:1:1",
  ])("are those of our own scripts alone", (stack) => {
    expect(toFrames(stack)).toEqual([frame]);
    expect(toStackText(toFrames(stack))).toBe("    at show (/assets/shop-Ab_1-2.js:1:2345)");
  });

  it("are at most twenty", () => {
    expect(toFrames("show@http://gb.localhost/assets/a.js:1:1\n".repeat(500))).toHaveLength(20);
  });
});
