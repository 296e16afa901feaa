import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { allFamilies } from "../../catalogue/assortment/all-families.ts";
import { departments } from "../../catalogue/assortment/departments.ts";
import { brands } from "../../catalogue/brand.ts";
import { accessoryKinds, serviceKinds } from "../accessories/accessory-kinds.ts";
import { explosions } from "../exploded/explosions.ts";
import {
  accessoryFile,
  brandFile,
  departmentFile,
  editorialFile,
  emptyFile,
  explodedFamilies,
  groupFile,
  industryFile,
  sceneFile,
  serviceFile,
  storyFile,
} from "../picture-spec.ts";
import { emptyStates } from "./empty-states.ts";
import { scenePictures } from "./scene-pictures.ts";
import { storyScenes } from "./stock-scenes.ts";

const kilobyte = 1000;
const pictures = new Map(scenePictures());
const industries = new Set(allFamilies.flatMap((family) => family.industries));

describe("pictures without a machine", () => {
  test.each([
    ["the shop itself", ["default.svg", "hero.svg", "og.svg"], 70],
    ["every department at work", departments.map(({ key }) => sceneFile(key)), 70],
    ["every department", departments.map(({ key }) => departmentFile(key)), 45],
    ["every group", departments.flatMap(({ groups }) => groups.map(groupFile)), 45],
    ["every trade", [...industries].map(industryFile), 45],
    ["guides and posts", [1, 2, 3].map(editorialFile), 70],
    ["the shop's history", Object.keys(storyScenes).map(storyFile), 70],
    ["every kind of accessory", accessoryKinds.map(accessoryFile), 16],
    ["every kind of service", serviceKinds.map(serviceFile), 8],
    ["every brand", Object.keys(brands).map(brandFile), 5],
    ["where nothing can be shown", Object.keys(emptyStates).map(emptyFile), 12],
  ])("show %s, and are small", (_, files, kilobytes) => {
    expect(files.filter((file) => !pictures.has(file))).toEqual([]);
    const heavy = files.filter((file) => (pictures.get(file) ?? "").length > kilobytes * kilobyte);
    expect(heavy).toEqual([]);
  });

  test("are well-formed and of fixed size", () => {
    for (const [name, content] of pictures) {
      expect(content, name).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+" width="\d+" height="\d+">/);
      expect(content, name).not.toMatch(/NaN|Infinity|undefined/);
    }
  });

  test("are small on the start page", () => {
    expect(gzipSync(pictures.get("hero.svg") ?? "").length).toBeLessThan(30 * kilobyte);
  });

  test("have the exploded views that the catalogue names", () => {
    expect(Object.keys(explosions).toSorted()).toEqual([...explodedFamilies].toSorted());
  });
});
