import { expect, it } from "vitest";
import type { CategoryBranch } from "../../catalogue/model/category-branch";
import { chooseDepartment, goUp, openBelow } from "./navigation-panel-menu";

const fridges: CategoryBranch = ["Fridges", "/fridges/", []];
const cooling: CategoryBranch = ["Cooling", "/cooling/", [fridges]];
const kitchen: CategoryBranch = ["Kitchen", "/kitchen/", [cooling]];
const garden: CategoryBranch = ["Garden", "/garden/", [["Pumps", "/pumps/", []]]];

it("sets the department, and leaves it open when it is chosen again", () => {
  const chosen = chooseDepartment([], kitchen);
  expect(chosen).toEqual([kitchen]);
  const deep = openBelow(chosen, cooling);
  expect(chooseDepartment(deep, kitchen)).toBe(deep);
});

it("shows another department in its place", () =>
  expect(chooseDepartment([kitchen, cooling], garden)).toEqual([garden]));

it("goes back by one level, finally to the departments", () => {
  expect(goUp([kitchen, cooling])).toEqual([kitchen]);
  expect(goUp([kitchen])).toEqual([]);
});
