import { expect, it } from "vitest";
import { classifyLink, toLinkAttributes } from "./classify-link";

it.each([
  ["/sales", "internal"],
  ["category:weighing", "internal"],
  ["https://www.elsewhere.example/", "other-host"],
  ["HTTP://elsewhere.example", "other-host"],
  ["/inspirations/", "external"],
  ["/inspirationen/kueche", "external"],
  ["/in%C5%A1pir%C3%A1cie/", "external"],
  ["/navdihi/", "external"],
  ["/έμπνευση/", "external"],
  ["https://www.ironhall.sk/sales", "internal"],
  ["https://www.ironhall.sk/inspiracie/", "external"],
  ["https://www.ironhall.de/sales", "other-host"],
  ["https://support.ironhall.sk/", "other-host"],
  ["https://www.ironhall.sk.evil.example/", "other-host"],
  ["https://", "other-host"],
] as const)("%s is %s in the Slovak shop", (href, kind) =>
  expect(classifyLink(href, "www.ironhall.sk")).toBe(kind),
);

it("gives each class its attributes: none, no opener, or no opener and a new tab", () => {
  const attributes = ["/sales", "/sk/inspiracie/", "https://www.elsewhere.example/"].map((href) =>
    toLinkAttributes(href, "www.ironhall.sk"),
  );
  expect(attributes).toEqual([{}, { rel: "noopener" }, { rel: "noopener", target: "_blank" }]);
});
