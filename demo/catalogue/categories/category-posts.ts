import type { DepartmentKey, FamilyKey, GroupKey } from "../assortment/keys.ts";
import { type Localized, localize } from "../language.ts";
import type { english } from "../words/english.ts";
import { words } from "../words/words.ts";

type PostKey = keyof (typeof english)["trade"]["posts"];

/** The magazine posts of each department, and below it those of each group that treat its machines. */
const posts: Readonly<Partial<Record<DepartmentKey | GroupKey, readonly PostKey[]>>> = {
  gastronomy: ["right-size-planetary-mixer", "cold-storage-checklist"],
  "food-preparation": ["right-size-planetary-mixer"],
  "cold-and-heat": ["cold-storage-checklist"],
  refrigeration: ["cold-storage-checklist"],
  welding: ["tig-or-mig", "workshop-in-order"],
  "welding-machines": ["tig-or-mig", "workshop-in-order"],
  "cutting-machines": ["workshop-in-order"],
  workshop: ["workshop-in-order", "how-much-air"],
  "workshop-furniture": ["workshop-in-order"],
  "machine-tools": ["workshop-in-order"],
  lighting: ["workshop-in-order"],
  "compressed-air": ["how-much-air"],
  compressors: ["how-much-air"],
  "air-tools": ["how-much-air"],
  lifting: ["lifting-safely"],
  hoists: ["lifting-safely"],
  "ground-handling": ["lifting-safely"],
  weighing: ["scales-verification"],
  "industrial-scales": ["scales-verification"],
  "bench-scales": ["scales-verification"],
  cleaning: ["pressure-washer-in-winter"],
  "high-pressure-cleaning": ["pressure-washer-in-winter"],
  garden: ["pressure-washer-in-winter"],
  "water-supply": ["pressure-washer-in-winter"],
};

/** The category with the machines of a post. */
const subjects: Readonly<Record<PostKey, FamilyKey | GroupKey>> = {
  "right-size-planetary-mixer": "planetary-mixer",
  "cold-storage-checklist": "refrigeration",
  "tig-or-mig": "welding-machines",
  "how-much-air": "air-compressor",
  "workshop-in-order": "workshop-furniture",
  "lifting-safely": "electric-hoist",
  "scales-verification": "bench-scale",
  "pressure-washer-in-winter": "pressure-washer",
};

/**
 * Writes the posts of a department or group as a JSON list of `{title, teaser, href}` in each language.
 * undefined: none.
 */
export function writePosts(topic: DepartmentKey | GroupKey | undefined): Localized | undefined {
  const keys = (topic && posts[topic]) ?? [];
  if (keys.length === 0) return undefined;
  return localize((language) => {
    const sheet = words[language].trade.posts;
    return JSON.stringify(keys.map((key) => ({ ...sheet[key], href: `category:${subjects[key]}` })));
  });
}
