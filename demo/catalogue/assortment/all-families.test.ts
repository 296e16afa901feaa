import { describe, expect, it } from "vitest";
import { english } from "../words/english.ts";
import { allFamilies } from "./all-families.ts";
import { technicalAttributes } from "./attributes.ts";
import type { AttributeValue, Family, Machine, TypeIndex, VariantChoice } from "./family.ts";
import type { AttributeName } from "./keys.ts";

const types = [0, 1] as const;
const families = allFamilies.map((family) => ({ key: family.key, family }));

const machinesOf = (family: Family, type: TypeIndex) =>
  family.leads[type].map((lead) => ({ lead, machine: family.machine(lead, type) }));
const sizeOf = ({ cm }: Machine) => cm.width * cm.height * cm.length;
const choicesOf = (family: Family): readonly (VariantChoice | undefined)[] =>
  family.variants?.choices ?? [undefined];
const isAscending = (values: readonly number[]) =>
  values.every((value, at) => value >= (values[at - 1] ?? -Infinity));

describe("the assortment", () => {
  it("gives each family a unique number, key and model letters, in ascending order", () => {
    const numbers = allFamilies.map(({ number }) => number);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    expect(new Set(allFamilies.map(({ key }) => key)).size).toBe(allFamilies.length);
    expect(new Set(allFamilies.map(({ modelPrefix }) => modelPrefix)).size).toBe(allFamilies.length);
  });

  it("has a family for every one in the English sheet", () => {
    expect(allFamilies.map(({ key }) => key).sort()).toEqual(Object.keys(english.families).sort());
  });

  it("compares most families by at least six attributes", () => {
    const counts = allFamilies.map(({ attributes }) => attributes.length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(5);
    expect(Math.max(...counts)).toBeLessThanOrEqual(9);
    expect(counts.filter((count) => count >= 6).length / counts.length).toBeGreaterThan(0.9);
  });

  it.each([
    ["groups", allFamilies.map(({ group }) => group)],
    ["industries", allFamilies.flatMap(({ industries }) => industries)],
    ["attributes", allFamilies.flatMap(({ attributes }) => attributes)],
    ["units", unitsOf(allFamilies)],
    ["values", allFamilies.flatMap(listWords)],
    ["highlights", allFamilies.flatMap(({ highlights }) => highlights)],
    [
      "warnings",
      allFamilies.flatMap(({ warnings, typeWarnings = [] }) => [warnings, ...typeWarnings].flat()),
    ],
    ["packages", allFamilies.flatMap(({ packages }) => packages)],
    ["accessories", allFamilies.flatMap(({ accessories }) => accessories)],
  ] as const)("uses all %s that the sheets translate", (section, used) => {
    const names: ReadonlySet<string> = new Set<string>(used);
    expect(Object.keys(english.catalogue[section]).filter((key) => !names.has(key))).toEqual([]);
  });
});

describe.each(families)("$key", ({ family }) => {
  it("names attributes, brands, highlights and accessories once each", () => {
    const { attributes, brands, highlights, warnings, packages, accessories, industries } = family;
    for (const list of [attributes, brands, highlights, warnings, packages, accessories, industries]) {
      expect(new Set<unknown>(list).size).toBe(list.length);
    }
    expect(attributes).toEqual(expect.arrayContaining([family.lead, ...family.nameAttributes]));
    expect(warnings).toContain("manual");
  });

  it("includes in its name only figures with a unit, and letters", () => {
    for (const name of family.nameAttributes) {
      const { type, unit } = technicalAttributes[name];
      expect({ [name]: type === "text" || unit !== undefined }).toEqual({ [name]: true });
    }
  });

  it("exists in four to eight ascending sizes of each type", () => {
    for (const type of types) {
      const leads = family.leads[type];
      expect(leads).toEqual([...new Set(leads)].sort((a, b) => a - b));
      expect(leads.length).toBeGreaterThanOrEqual(4);
      expect(leads.length).toBeLessThanOrEqual(8);
    }
  });

  it("has no two lead figures with the same digits, which name its models", () => {
    const leads = new Set(family.leads.flat());
    expect(new Set([...leads].map((lead) => String(lead).replace(".", ""))).size).toBe(leads.size);
  });

  it("divides each type into sizes up to the limit and above it", () => {
    for (const type of types) {
      const limit = family.sizeLimits?.[type];
      if (limit === undefined) continue;
      expect(family.leads[type].some((lead) => lead <= limit)).toBe(true);
      expect(family.leads[type].some((lead) => lead > limit)).toBe(true);
    }
  });

  it("has every figure of its attributes and no other, in each size and variant", () => {
    for (const { attributeValues } of listVariants(family)) {
      expect(Object.keys(attributeValues).sort()).toEqual([...family.attributes].sort());
      for (const name of family.attributes)
        expect({ [name]: isOfType(name, attributeValues[name]) }).toEqual({ [name]: true });
    }
  });

  it("never becomes lighter, smaller or cheaper with a larger lead figure", () => {
    for (const type of types) {
      const machines = machinesOf(family, type).map(({ machine }) => machine);
      expect(isAscending(machines.map(({ netKg }) => netKg))).toBe(true);
      expect(isAscending(machines.map(({ euros }) => euros))).toBe(true);
      expect(isAscending(machines.map(sizeOf))).toBe(true);
      const [least, most] = [machines.at(0)?.euros ?? 0, machines.at(-1)?.euros ?? 0];
      expect(most).toBeGreaterThan(least * 1.2);
    }
  });

  it("has plausible weights, sizes and prices", () => {
    for (const { machine } of types.flatMap((type) => machinesOf(family, type))) {
      const { netKg, euros, cm } = machine;
      expect(euros).toBeGreaterThanOrEqual(19);
      expect(euros).toBeLessThanOrEqual(5000);
      for (const side of Object.values(cm)) {
        expect(side).toBeGreaterThanOrEqual(4);
        expect(side).toBeLessThanOrEqual(300);
      }
      // from an open frame to a solid casting
      const kilogramsPerLitre = netKg / (sizeOf(machine) / 1000);
      expect(kilogramsPerLitre).toBeGreaterThan(0.01);
      expect(kilogramsPerLitre).toBeLessThan(5);
      // from scrap value to precision instrument
      expect(euros / netKg).toBeGreaterThan(2);
      expect(euros / netKg).toBeLessThan(150);
    }
  });

  it("has variants that a shopper can distinguish", () => {
    if (!family.variants) return;
    const { by, choices } = family.variants;
    expect(family.attributes).toEqual(expect.arrayContaining([...by]));
    expect(
      new Set(choices.map(({ attributeValues }) => by.map((name) => attributeValues[name]).join())).size,
    ).toBe(choices.length);
    for (const { attributeValues } of choices)
      expect(Object.keys(attributeValues)).toEqual(expect.arrayContaining([...by]));
  });

  it("has an energy class from its scale, worse with a higher index", () => {
    if (!family.energy) return;
    const { scale, classOf, indexOf } = family.energy;
    const classes = allClasses.slice(allClasses.indexOf(scale[0]), allClasses.indexOf(scale[1]) + 1);
    const rated = types.flatMap((type) =>
      family.leads[type].flatMap((lead) => {
        const energyClass = classOf(lead, type);
        return energyClass === null ? [] : [{ energyClass, index: indexOf?.(lead, type) ?? 0 }];
      }),
    );
    expect(rated.length).toBeGreaterThan(3);
    expect(classes).toEqual(expect.arrayContaining(rated.map(({ energyClass }) => energyClass)));
    const byIndex = [...rated].sort((a, b) => a.index - b.index);
    if (indexOf)
      expect(isAscending(byIndex.map(({ energyClass }) => classes.indexOf(energyClass)))).toBe(true);
  });
});

const allClasses = ["A+++", "A++", "A+", "A", "B", "C", "D", "E", "F", "G"];

/** Lists each size with all its figures, once for every variant choice. */
function listVariants(family: Family) {
  return types.flatMap((type) =>
    machinesOf(family, type).flatMap(({ lead, machine }) =>
      choicesOf(family).map((choice) => ({
        attributeValues: { ...machine.attributeValues, [family.lead]: lead, ...choice?.attributeValues },
      })),
    ),
  );
}

/** Lists the enumeration values of its machines. */
function listWords(family: Family): readonly string[] {
  return listVariants(family).flatMap(({ attributeValues }) =>
    family.attributes
      .filter((name) => technicalAttributes[name].values)
      .map((name) => String(attributeValues[name])),
  );
}

function unitsOf(list: readonly Family[]): readonly string[] {
  return list.flatMap(({ attributes }) => attributes.map((name) => technicalAttributes[name].unit ?? ""));
}

function isOfType(name: AttributeName, attributeValue: AttributeValue | undefined): boolean {
  const { type, values } = technicalAttributes[name];
  if (type === "number") return typeof attributeValue === "number" && Number.isFinite(attributeValue);
  if (type === "lenum") return values?.some((value) => value === attributeValue) ?? false;
  return typeof attributeValue === (type === "boolean" ? "boolean" : "string");
}
