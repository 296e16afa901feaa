import { kindOfService } from "../../pictures/accessories/accessory-kinds.ts";
import { serviceFile } from "../../pictures/picture-spec.ts";
import { allFamilies } from "../assortment/all-families.ts";
import type { Family } from "../assortment/family.ts";
import type { ModifierKey } from "../assortment/keys.ts";
import { type Language, localize } from "../language.ts";
import { services } from "../plan/services.ts";
import { fillFamily } from "../text/fill-slots.ts";
import { formatMessage } from "../text/message.ts";
import { words } from "../words/words.ts";
import { guideOf } from "./all-categories.ts";
import { servicesKey } from "./category-keys.ts";
import type { CategoryNode, CategoryTree } from "./category-node.ts";
import { topicsOf } from "./modifiers.ts";
import { showMachine } from "./show-machine.ts";

/** Creates search topics, "compact planetary mixers", and the services. */
export function createLongtailCategories(): CategoryTree {
  return {
    key: "longtail-categories",
    name: localize((language) => words[language].sentences.patterns.allTopics),
    nodes: [
      ...allFamilies.flatMap((family) => topicsOf(family).map((modifier) => toTopicNode(modifier, family))),
      toServicesNode(),
    ],
  };
}

function toTopicNode(modifier: ModifierKey, family: Family): CategoryNode {
  return {
    key: `${modifier}-${family.key}`,
    name: localize((language) => {
      const pattern = words[language].catalogue.modifiers[modifier];
      return toHeading(formatMessage(pattern, language, fillFamily(family, language)), language);
    }),
    guide: [guideOf(family)],
    topic: family.group,
    picture: showMachine(family, 0, modifier === "large" ? "largest" : "smallest"),
    children: [],
  };
}

/** A pattern may begin with a noun in running-text case; a name begins with a capital. */
function toHeading(text: string, language: Language): string {
  return text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);
}

function toServicesNode(): CategoryNode {
  return {
    key: servicesKey,
    name: localize((language) => words[language].sentences.patterns.services),
    guide: services
      .slice(0, 2)
      .map(({ key }) => localize((language) => words[language].catalogue.services[key].does)),
    picture: serviceFile(kindOfService.phoneSetup),
    children: [],
  };
}
