import type { english } from "../words/english.ts";

export type FieldKey = keyof (typeof english)["catalogue"]["fields"];

/** Product types that have an attribute: `goods` are machines and accessories. */
type Owner = "all" | "goods" | "machine" | "accessory";

export interface ShopAttribute {
  readonly name: string;
  readonly type: "text" | "ltext" | "texts" | "categories" | "number" | "boolean" | "date";
  readonly owner: Owner;
  /** Key of its label in the sheets; by default its own name. */
  readonly field: FieldKey;
  readonly unit?: "kg" | "cm";
  /** Attributes to filter or search by. Long texts and URLs are only shown: each language of each costs a row. */
  readonly isSearchable?: boolean;
}

const kilograms = (name: FieldKey): ShopAttribute => ({
  name,
  field: name,
  type: "number",
  owner: "goods",
  unit: "kg",
});
const centimetres = (name: FieldKey): ShopAttribute => ({ ...kilograms(name), unit: "cm" });

/** The attributes that the shop knows by name, in the order of the product types. */
// biome-ignore format: a table
export const shopAttributes: readonly ShopAttribute[] = [
  { name: "brand", field: "brand", type: "text", owner: "goods", isSearchable: true },
  { name: "family", field: "family", type: "text", owner: "goods", isSearchable: true },
  { name: "model", field: "model", type: "text", owner: "goods", isSearchable: true },
  { name: "ean", field: "ean", type: "text", owner: "goods", isSearchable: true },
  { name: "tags", field: "tags", type: "texts", owner: "all", isSearchable: true },
  { name: "description", field: "description", type: "ltext", owner: "all" },
  { name: "highlights", field: "highlights", type: "ltext", owner: "machine" },
  { name: "techdetails", field: "techdetails", type: "ltext", owner: "goods" },
  { name: "faq", field: "faq", type: "ltext", owner: "machine" },
  { name: "deliveryPackage", field: "deliveryPackage", type: "ltext", owner: "goods" },
  { name: "netContent", field: "netContent", type: "text", owner: "accessory" },
  { name: "isPackageTypeFreight", field: "freight", type: "boolean", owner: "goods", isSearchable: true },
  { name: "volumeDiscountGroup", field: "volumeDiscountGroup", type: "text", owner: "all", isSearchable: true },
  { name: "eligibleForSelling", field: "eligibleForSelling", type: "ltext", owner: "all", isSearchable: true },
  { name: "manualUrl", field: "manualUrl", type: "ltext", owner: "machine" },
  { name: "video", field: "video", type: "text", owner: "machine" },
  { name: "videoPoster", field: "video", type: "text", owner: "machine" },
  { name: "numberOf360Images", field: "pictures360", type: "number", owner: "machine" },
  { name: "releaseDate", field: "releaseDate", type: "date", owner: "all", isSearchable: true },
  { name: "parentProductsForAccessory", field: "fits", type: "texts", owner: "accessory", isSearchable: true },
  { name: "relatedAccessories", field: "accessories", type: "texts", owner: "machine" },
  { name: "referencedResourceSet", field: "complements", type: "categories", owner: "goods" },
  { name: "awareSku", field: "awareSku", type: "text", owner: "machine", isSearchable: true },
  { name: "bwareGrade", field: "bwareGrade", type: "text", owner: "machine" },
  { name: "manufacturer", field: "manufacturer", type: "text", owner: "goods" },
  { name: "responsiblePerson", field: "responsiblePerson", type: "text", owner: "goods" },
  { name: "repairOffers", field: "repair", type: "text", owner: "machine" },
  { name: "repairNames", field: "repair", type: "ltext", owner: "machine" },
  { name: "durabilityGuaranteeYears", field: "durabilityGuarantee", type: "number", owner: "machine" },
  { name: "safetyWarnings", field: "safetyWarnings", type: "ltext", owner: "goods" },
  kilograms("netWeight"), kilograms("grossWeight"),
  centimetres("netWidth"), centimetres("netHeight"), centimetres("netLength"),
  centimetres("grossWidth"), centimetres("grossHeight"), centimetres("grossLength"),
];

const owners: Readonly<Record<"machine" | "accessory" | "virtual", readonly Owner[]>> = {
  machine: ["all", "goods", "machine"],
  accessory: ["all", "goods", "accessory"],
  virtual: ["all"],
};

export function shopAttributesOf(kind: keyof typeof owners): readonly ShopAttribute[] {
  return shopAttributes.filter(({ owner }) => owners[kind].includes(owner));
}
