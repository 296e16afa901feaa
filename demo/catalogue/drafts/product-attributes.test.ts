import { describe, expect, it } from "vitest";
import { allFamilies } from "../assortment/all-families.ts";
import { complementsOf } from "../drafts/product-attributes.ts";
import { planFamily } from "../plan/plan-family.ts";

const accessoriesFor = (key: string) =>
  allFamilies
    .filter((family) => family.key === key)
    .flatMap(complementsOf)
    .flatMap(({ accessories }) => accessories);

describe("the complements of a machine", () => {
  it("are no parts of another machine in the same department", () => {
    expect(accessoriesFor("planetary-mixer")).toEqual(["mixingBowl", "doughHook", "whisk", "driveBelt"]);
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

  it("leave out what is in a set's box", () => {
    const mixers = allFamilies.filter(({ key }) => key === "planetary-mixer");
    const sold = mixers.flatMap((family) => planFamily(family, 8)).filter(({ kind }) => kind === "machine");
    const offered = new Map(
      sold.map((mixer) => [mixer.sku, "accessorySkus" in mixer && mixer.accessorySkus]),
    );
    expect(offered.get("EX10010000")).toEqual(["EX10019900", "EX10019901", "EX10019902", "EX10019903"]);
    expect(offered.get("EX18010000")).toEqual(["EX10019902", "EX10019903"]);
  });

  it("start with the machine's own accessories", () => {
    for (const family of allFamilies) expect(complementsOf(family)[0]).toBe(family);
  });
});
