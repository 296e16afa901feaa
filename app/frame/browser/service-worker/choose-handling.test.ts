import { expect, it } from "vitest";
import { chooseHandling } from "./choose-handling";

const origin = "https://www.ironhall.be";
const choose = (path: string, mode = "navigate", method = "GET") =>
  chooseHandling({ method, mode, url: new URL(path, origin).href }, origin);

it.each([
  "/",
  "/nl",
  "/nl/sales",
  "/mixers/",
  "/search?q=pump",
  "/checkout/cart",
  "/my-account",
  "/a-pump-2.5kw-10012345/",
])("serves the offline page for %s without a network", (path) => expect(choose(path)).toBe("page"));

it.each([
  "/payment/return?x=1",
  "/checkout/payment/result",
  "/nl/checkout/payment/result?order=1",
  "/adyen-payment-error",
  "/nl/login/with/harbor/return?code=1",
  "/hooks/payment",
  "/new-ct/getCart",
  "/realtime?cartId=1",
  "/personal",
  "/nl/personal/cart",
  "/vat/validate",
  "/my-orders/getUrlWithToken",
  "/sales.data",
  "/nl/sales.data?_routes=x",
  "/manuals/10012345.pdf",
  "/sitemap.xml",
])("leaves %s to the browser, also as a document", (path) => {
  expect(choose(path)).toBeNull();
  expect(choose(path, "cors")).toBeNull();
});

it("leaves everything but documents and the shop's own files to the browser", () => {
  expect(choose("/sales", "cors")).toBeNull();
  expect(choose("/suggestions?q=a", "cors")).toBeNull();
  expect(choose("/pictures/a-front.svg", "no-cors")).toBeNull();
  expect(choose("/content/x.json", "cors")).toBeNull();
  expect(choose("/assets/shop-abc.js", "cors")).toBe("file");
  expect(choose("/pictures/a-front.svg?kept", "no-cors")).toBe("picture");
});

it("leaves sent forms to the browser: the worker never responds to an order or a payment return", () => {
  for (const path of ["/", "/checkout/payment", "/payment/return", "/assets/shop-abc.js"])
    expect(choose(path, "navigate", "POST")).toBeNull();
});

it("leaves other hosts to the browser", () => {
  expect(choose("https://pay.example/assets/a.js", "cors")).toBeNull();
  expect(choose("https://pay.example/", "navigate")).toBeNull();
});
