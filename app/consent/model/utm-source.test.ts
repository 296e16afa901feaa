import { expect, it } from "vitest";
import { findLanding, mayAskForSurvey, readUtmSource, toUtmSource } from "./utm-source";

const agreed = "consent=v1.functional.marketing";

it.each([
  ["utm_source=spring", agreed, "spring"],
  ["utm_source=spring", "", null],
  ["utm_source=spring", "consent=v1.functional.statistics", null],
  ["utm_source=%3Cscript%3E", agreed, null],
  ["q=mixer", agreed, null],
])("from ?%s with the cookies %j it stores %j", (query, cookies, expected) => {
  expect(toUtmSource(new URLSearchParams(query), cookies)).toBe(expected);
});

it.each([
  [`${agreed}; utm_source=spring`, "spring"],
  ["utm_source=spring", null],
  ["consent=v1.statistics; utm_source=spring", null],
  [`${agreed}; utm_source=a b`, null],
])("reads from %j: %j", (cookies, source) => {
  expect(readUtmSource(cookies)).toBe(source);
});

it.each([
  [["https://shop.example/?utm_source=spring", "https://shop.example/mixers/"], "utm_source=spring"],
  [
    ["https://shop.example/?utm_source=spring", "https://shop.example/sales?utm_source=mail"],
    "utm_source=mail",
  ],
  [["https://shop.example/?utm_source=%3Cscript%3E", "https://shop.example/"], ""],
  [["https://shop.example/", "no url"], ""],
  [[], ""],
])("finds the campaign of a tab that visited %j: %j", (visited, landing) => {
  expect(findLanding(visited)).toBe(landing);
});

it("asks for no survey before the visitor consents", () => {
  expect([mayAskForSurvey(""), mayAskForSurvey("consent=v1.functional"), mayAskForSurvey(agreed)]).toEqual([
    false,
    false,
    true,
  ]);
});
