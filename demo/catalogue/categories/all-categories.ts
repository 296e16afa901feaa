import { kindOfAccessory } from "../../pictures/accessories/accessory-kinds.ts";
import { accessoryFile, departmentFile, groupFile } from "../../pictures/picture-spec.ts";
import { allFamilies } from "../assortment/all-families.ts";
import { type Department, departments } from "../assortment/departments.ts";
import type { Family, TypeIndex } from "../assortment/family.ts";
import type { GroupKey } from "../assortment/keys.ts";
import { type Localized, localize } from "../language.ts";
import { fillFamily } from "../text/fill-slots.ts";
import { formatAttributeValue } from "../text/format-attribute-value.ts";
import { formatMessage } from "../text/message.ts";
import { words } from "../words/words.ts";
import { type SizeKey, toAccessoriesKey, toSizeKey, toTypeKey } from "./category-keys.ts";
import type { CategoryNode, CategoryTree } from "./category-node.ts";
import { showMachine } from "./show-machine.ts";

/**
 * Creates department › group › family › type › size; accessories are next to the types. A group with one family would
 * be a page with one link: the family replaces it.
 */
export function createAllCategories(): CategoryTree {
  return {
    key: "all-categories",
    name: localize((language) => words[language].sentences.patterns.allCategories),
    nodes: departments.map(toDepartmentNode).filter(({ children }) => children.length > 0),
  };
}

/** Returns a family's buying guide. */
export function guideOf({ key }: Family): Localized {
  return localize((language) => words[language].families[key].guide);
}

function toDepartmentNode({ key, groups }: Department): CategoryNode {
  const below = groups.map(toGroupNode);
  const [only, ...others] = below;
  const children =
    only && others.length === 0
      ? only.children
      : below.flatMap((node) => (node.children.length > 1 ? [node] : node.children));
  return {
    key,
    name: localize((language) => words[language].catalogue.departments[key]),
    guide: [localize((language) => words[language].sentences.departmentGuides[key])],
    topic: key,
    picture: departmentFile(key),
    children,
  };
}

function toGroupNode(group: GroupKey): CategoryNode {
  const families = allFamilies.filter((family) => family.group === group);
  return {
    key: group,
    name: localize((language) => words[language].catalogue.groups[group]),
    guide: families.map(guideOf),
    topic: group,
    picture: groupFile(group),
    children: families.map(toFamilyNode),
  };
}

function toFamilyNode(family: Family): CategoryNode {
  const [accessory] = family.accessories;
  const accessories: CategoryNode = {
    key: toAccessoriesKey(family),
    name: nameByPattern("accessoriesFor", family),
    guide: [nameByPattern("accessoriesGuide", family)],
    topic: family.group,
    picture: accessory ? accessoryFile(kindOfAccessory[accessory]) : showMachine(family),
    children: [],
  };
  return {
    key: family.key,
    name: localize((language) => words[language].families[family.key].plural),
    guide: [guideOf(family)],
    topic: family.group,
    picture: showMachine(family),
    children: [
      ...([0, 1] as const).map((type) => toTypeNode(family, type)),
      ...(accessory ? [accessories] : []),
    ],
  };
}

function nameByPattern(pattern: "accessoriesFor" | "accessoriesGuide", family: Family): Localized {
  return localize((language) =>
    formatMessage(words[language].sentences.patterns[pattern], language, fillFamily(family, language)),
  );
}

function toTypeNode(family: Family, type: TypeIndex): CategoryNode {
  const limit = family.sizeLimits?.[type];
  const shared = { guide: [guideOf(family)], topic: family.group };
  const sizes: readonly SizeKey[] = limit === undefined ? [] : ["small", "large"];
  return {
    ...shared,
    picture: showMachine(family, type),
    key: toTypeKey(family, type),
    name: typeName(family, type),
    children: sizes.map((size) => ({
      ...shared,
      picture: showMachine(family, type, size === "large" ? "largest" : "smallest"),
      key: toSizeKey(family, type, size),
      name: sizeName(family, type, size, limit ?? 0),
      children: [],
    })),
  };
}

function typeName({ key }: Family, type: TypeIndex): Localized {
  return localize((language) => words[language].families[key].types[type] ?? "");
}

/** Formats "Tabletop planetary mixers, up to 7 l" and "…, more than 7 l". */
function sizeName(family: Family, type: TypeIndex, size: SizeKey, limit: number): Localized {
  const types = typeName(family, type);
  return localize((language) => {
    const { upTo, above } = words[language].sentences.patterns;
    const slots: Readonly<Record<string, string>> = {
      type: types[language],
      limit: formatAttributeValue(family.lead, limit, language),
    };
    return formatMessage(size === "large" ? above : upTo, language, ({ name }) => slots[name]);
  });
}
