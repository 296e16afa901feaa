import type { english } from "../words/english.ts";

type Catalogue = (typeof english)["catalogue"];

/** Keys that connect the assortment with its texts, derived from the English sheets. */
export type FamilyKey = keyof (typeof english)["families"];
export type DepartmentKey = keyof Catalogue["departments"];
export type GroupKey = keyof Catalogue["groups"];
export type IndustryKey = keyof Catalogue["industries"];
export type AttributeName = keyof Catalogue["attributes"];
export type ValueKey = keyof Catalogue["values"];
export type UnitKey = keyof Catalogue["units"];
export type HighlightKey = keyof Catalogue["highlights"];
export type WarningKey = keyof Catalogue["warnings"];
export type PackageKey = keyof Catalogue["packages"];
export type AccessoryKey = keyof Catalogue["accessories"];
export type ModifierKey = keyof Catalogue["modifiers"];
export type ServiceKey = keyof Catalogue["services"];
