import { planetaryMixer } from "./families/planetary-mixer.ts";
import type { Family } from "./family.ts";

/** In the order of their numbers, which is the order in which the catalogue goes through them. */
export const allFamilies: readonly Family[] = [planetaryMixer];
