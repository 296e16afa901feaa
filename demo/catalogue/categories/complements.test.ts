import { describe, expect, it } from "vitest";
import { allFamilies } from "../assortment/all-families.ts";
import { complementsOf } from "./complements.ts";

const accessoriesFor = (key: string) =>
  allFamilies
    .filter((family) => family.key === key)
    .flatMap(complementsOf)
    .flatMap(({ accessories }) => accessories);

describe("what goes well with a machine", () => {
  it("is no part of a machine that only stands in the same department", () => {
    expect(accessoriesFor("planetary-mixer")).toEqual(["mixingBowl", "doughHook"]);
    expect(accessoriesFor("planetary-mixer")).not.toContain("cutResistantGloves");
    expect(accessoriesFor("upright-fridge")).not.toContain("freezerBasket");
  });

  it("is what is used together, from another department too", () => {
    expect(accessoriesFor("impact-wrench")).toEqual(
      expect.arrayContaining(["impactSocketSet", "airHose", "tyreInflator"]),
    );
    expect(accessoriesFor("tig-welder")).toContain("weldingHelmet");
    expect(accessoriesFor("mig-welder")).not.toContain("tungstenElectrodes");
  });

  it("has the machine's own accessories first", () => {
    for (const family of allFamilies) expect(complementsOf(family)[0]).toBe(family);
  });
});
