import { allFamilies } from "./families/all-families.ts";
import type { Family, FamilyKey, GroupKey, MachineSize } from "./families/family.ts";
import { formatFigure } from "./format-figure.ts";
import { type Localized, localize } from "./language.ts";
import { toSlug } from "./slug.ts";
import { type Words, words } from "./words.ts";

/** A category of the demo; the first level stands below the hidden root. */
export interface CategoryNode {
  readonly key: string;
  readonly name: Localized;
  readonly family?: FamilyKey;
  readonly children: readonly CategoryNode[];
}

/** Department › group › family › type › size: five levels where a family is divided by size, else four. */
export function createCategoryTree(): readonly CategoryNode[] {
  return departments.map(({ key, groups }) =>
    toNode(
      localize((language) => words[language].departments[key]),
      groups.map((group) => {
        const families = allFamilies.filter((family) => family.group === group);
        const name = localize((language) => words[language].groups[group]);
        return toNode(name, families.map(toFamilyNode));
      }),
    ),
  );
}

/** The key of the deepest category that a machine of this size belongs to. */
export function toLeafKey(family: Family, size: MachineSize): string {
  const split = family.subTypes;
  if (!split) return toKey(typeName(family, size.type));
  const figure = size.figures[family.attributes.indexOf(split.attribute)];
  const isLarge = Number(figure) > split.limits[size.type];
  return toKey(subTypeName(family, size.type, isLarge));
}

function toFamilyNode(family: Family): CategoryNode {
  const name = localize((language) => words[language].families[family.key].plural);
  const types = ([0, 1] as const).map((type) => {
    const subTypes = family.subTypes
      ? [false, true].map((isLarge) => toNode(subTypeName(family, type, isLarge), [], family.key))
      : [];
    return toNode(typeName(family, type), subTypes, family.key);
  });
  return toNode(name, types, family.key);
}

function typeName(family: Family, type: 0 | 1): Localized {
  return localize((language) => words[language].families[family.key].types[type] ?? "");
}

/** "Tabletop planetary mixers, up to 7 l" and "…, more than 7 l". */
function subTypeName(family: Family, type: 0 | 1, isLarge: boolean): Localized {
  const split = family.subTypes;
  if (!split) throw new Error(`${family.key} is not divided by size: give it subTypes`);
  const types = typeName(family, type);
  return localize((language) => {
    const { from, upTo } = words[language].phrases;
    const limit = formatFigure(split.attribute, split.limits[type], language);
    return `${types[language]}, ${(isLarge ? from : upTo).replace("{x}", limit)}`;
  });
}

function toNode(name: Localized, children: readonly CategoryNode[], family?: FamilyKey): CategoryNode {
  return { key: toKey(name), name, children, ...(family ? { family } : {}) };
}

function toKey(name: Localized): string {
  return toSlug(name.en, "en");
}

type DepartmentKey = keyof Words["departments"];

/** The departments in the order of the category bar, each with its groups. */
const departments: readonly { key: DepartmentKey; groups: readonly GroupKey[] }[] = [
  { key: "gastro", groups: ["food-preparation", "refrigeration"] },
  { key: "welding", groups: ["welding-machines"] },
  { key: "lifting", groups: ["hoists", "ground-handling"] },
  { key: "scales", groups: ["industrial-scales", "bench-scales"] },
  { key: "cleaning", groups: ["high-pressure-cleaning", "vacuum-technology"] },
  { key: "workshop", groups: ["compressed-air", "parts-cleaning", "workshop-furniture"] },
];
