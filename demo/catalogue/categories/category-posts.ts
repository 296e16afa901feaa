import type { DepartmentKey, FamilyKey, GroupKey } from "../assortment/keys.ts";
import { type Localized, localize } from "../language.ts";
import type { english } from "../words/english.ts";
import { words } from "../words/words.ts";

type PostKey = keyof (typeof english)["trade"]["posts"];

/** The magazine posts of each department. */
const posts: Readonly<Partial<Record<DepartmentKey, readonly PostKey[]>>> = {
  gastronomy: ["right-size-planetary-mixer", "cold-storage-checklist"],
  "cold-and-heat": ["cold-storage-checklist"],
  welding: ["tig-or-mig", "workshop-in-order"],
  workshop: ["workshop-in-order", "how-much-air"],
  "compressed-air": ["how-much-air"],
  lifting: ["lifting-safely"],
  weighing: ["scales-verification"],
  cleaning: ["pressure-washer-in-winter"],
  garden: ["pressure-washer-in-winter"],
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
 * Writes the posts of a department as a JSON list of `{title, teaser, href}` in each language.
 * undefined: none.
 */
export function writePosts(department: DepartmentKey | undefined): Localized | undefined {
  const keys = (department && posts[department]) ?? [];
  if (keys.length === 0) return undefined;
  return localize((language) => {
    const sheet = words[language].trade.posts;
    return JSON.stringify(keys.map((key) => ({ ...sheet[key], href: `category:${subjects[key]}` })));
  });
}
