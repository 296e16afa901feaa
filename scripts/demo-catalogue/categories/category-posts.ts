import type { DepartmentKey } from "../assortment/keys.ts";
import { type Localized, localize } from "../language.ts";
import type { english } from "../words/english.ts";
import { words } from "../words/words.ts";

type PostKey = keyof (typeof english)["trade"]["posts"];

/** What the magazine has written about which department. */
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

/** The posts of a department as a JSON list of `{key, title, teaser}` in each language; undefined: there are none. */
export function writePosts(department: DepartmentKey | undefined): Localized | undefined {
  const keys = (department && posts[department]) ?? [];
  if (keys.length === 0) return undefined;
  return localize((language) => {
    const sheet = words[language].trade.posts;
    return JSON.stringify(keys.map((key) => ({ key, ...sheet[key] })));
  });
}
