import { industryFile } from "../../pictures/picture-spec.ts";
import { allFamilies } from "../assortment/all-families.ts";
import type { Family } from "../assortment/family.ts";
import { sortForIndustry } from "../assortment/industry-families.ts";
import type { IndustryKey } from "../assortment/keys.ts";
import { localize } from "../language.ts";
import { fillFamily } from "../text/fill-slots.ts";
import { formatMessage } from "../text/message.ts";
import { words } from "../words/words.ts";
import { guideOf } from "./all-categories.ts";
import type { CategoryNode, CategoryTree } from "./category-node.ts";
import { showMachine } from "./show-machine.ts";

/** Creates industry › family: the machines of an industry, the most important first. */
export function createIndustryCategories(): CategoryTree {
  const industries = [...new Set(allFamilies.flatMap((family) => family.industries))];
  return {
    key: "industry-categories",
    name: localize((language) => words[language].sentences.patterns.allIndustries),
    nodes: industries.map(toIndustryNode),
  };
}

function toIndustryNode(industry: IndustryKey): CategoryNode {
  const members = allFamilies.filter(({ industries }) => industries.includes(industry));
  const families = sortForIndustry(industry, members);
  return {
    key: `industry-${industry}`,
    name: localize((language) => words[language].catalogue.industries[industry]),
    guide: [industryGuide(industry), ...families.slice(0, 2).map(guideOf)],
    picture: industryFile(industry),
    children: families.map((child) => toFamilyNode(industry, child)),
  };
}

/** Formats "Planetary mixers for bakeries". */
function toFamilyNode(industry: IndustryKey, family: Family): CategoryNode {
  return {
    key: `${industry}-${family.key}`,
    name: localize((language) => {
      const pattern = words[language].sentences.industryFamilies[industry];
      return formatMessage(pattern, language, fillFamily(family, language));
    }),
    guide: [industryGuide(industry), guideOf(family)],
    picture: showMachine(family),
    children: [],
  };
}

function industryGuide(industry: IndustryKey) {
  return localize((language) => words[language].sentences.industryGuides[industry]);
}
