import { expect, it } from "vitest";
import type { CategoryBranch } from "../../catalogue/model/category-branch";
import { findDepartment } from "./find-department";

const kitchen: CategoryBranch = ["Kitchen", "/kitchen/", [["Cooling", "/cooling/", [["Ice", "/ice/", []]]]]];
const garden: CategoryBranch = ["Garden", "/garden/", [], "/garden.svg"];

it.each([
  ["/garden/", garden],
  ["/kitchen/", kitchen],
  ["/cooling/", kitchen],
  ["/ice/", null],
  [null, null],
])("finds for %s the department that the bar can link to", (href, department) =>
  expect(findDepartment([kitchen, garden], href)).toBe(department),
);
