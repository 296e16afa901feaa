import { expect, it } from "vitest";
import { classLength, createClassNames } from "./name-classes.ts";

const css = ".card { & .name { color: red } } .price {} @keyframes add {} .card.reduced {}";
const names = ["card", "name", "price", "reduced", "add"];
const nameAll = (file: string, text = css) => {
  const toName = createClassNames("/shop");
  return names.map((name) => toName(name, `/shop/app/${file}`, text));
};

it("names classes the same in all builds, each in another way, all of a module with the same beginning", () => {
  const card = nameAll("card.module.css");
  expect(nameAll("card.module.css?used")).toEqual(card);
  expect(new Set(card).size).toBe(names.length);
  expect(new Set(card.map((name) => name.slice(0, -1))).size).toBe(1);
  for (const name of card) expect(name).toMatch(new RegExp(`^[a-z][\\w-]{${classLength - 1}}$`, "i"));
  expect(nameAll("table.module.css")).not.toEqual(card);
});

it("leaves classes their names when another comes", () => {
  expect(nameAll("card.module.css", `.badge {} ${css}`)).toEqual(nameAll("card.module.css"));
});

it("refuses two modules whose classes would begin alike, and a module of too many classes", () => {
  const toName = createClassNames("/shop");
  const nameMany = () => {
    for (let at = 0; at < 10_000; at += 1) toName("card", `/shop/app/card-${at}.module.css`, css);
  };
  expect(nameMany).toThrow(/would begin alike/);
  const many = Array.from({ length: 70 }, (_, at) => `.name-${at} {}`).join(" ");
  expect(() => createClassNames("/shop")("name-69", "/shop/app/many.module.css", many)).toThrow(
    /more than 64/,
  );
});
