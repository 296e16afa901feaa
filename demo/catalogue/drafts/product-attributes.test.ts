import { describe, expect, it } from "vitest";
import { allFamilies } from "../assortment/all-families.ts";
import { complementsOf } from "../drafts/product-attributes.ts";

const accessoriesFor = (key: string) =>
  allFamilies
    .filter((family) => family.key === key)
    .flatMap(complementsOf)
    .flatMap(({ accessories }) => accessories);

describe("the complements of a machine", () => {
  it("are no parts of another machine in the same department", () => {
    expect(accessoriesFor("planetary-mixer")).toEqual(["mixingBowl", "doughHook"]);
    expect(accessoriesFor("planetary-mixer")).not.toContain("cutResistantGloves");
    expect(accessoriesFor("upright-fridge")).not.toContain("freezerBasket");
  });

  it("are used together, also across departments", () => {
    expect(accessoriesFor("impact-wrench")).toEqual(
      expect.arrayContaining(["impactSocketSet", "airHose", "tyreInflator"]),
    );
    expect(accessoriesFor("tig-welder")).toContain("weldingHelmet");
    expect(accessoriesFor("mig-welder")).not.toContain("tungstenElectrodes");
  });

  it("start with the machine's own accessories", () => {
    for (const family of allFamilies) expect(complementsOf(family)[0]).toBe(family);
  });
});
