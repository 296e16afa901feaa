import { expect, it } from "vitest";
import { classifyLink } from "./classify-link";

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
] as const)("%s is %s", (href, kind) => expect(classifyLink(href)).toBe(kind));
