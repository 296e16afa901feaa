import type { AttributeValues, Family, Machine, TypeIndex } from "../assortment/family.ts";
import type { AccessoryKey, ServiceKey } from "../assortment/keys.ts";
import type { Brand } from "../brand.ts";

/** A-ware is new, B-ware returned and tested, a set has accessories in the box, a test article is never for sale. */
export type Ware = "a" | "b" | "set" | "test";

/** One SKU: what the shopper adds to the cart. */
export interface PlannedVariant {
  readonly sku: string;
  /** Index in the family's variant choices; 0 if the product has only one variant. */
  readonly choice: number;
  /** By attribute, including the lead figure; empty for accessories and services. */
  readonly attributeValues: AttributeValues;
  readonly netKg: number;
  readonly cm: Machine["cm"];
  /** Gross, before endings and reductions. */
  readonly euros: number;
}

interface Planned {
  /** Position in the catalogue, from 0: a larger catalogue starts with the smaller one. */
  readonly position: number;
  /** SKU of the first variant, and the product's key. */
  readonly sku: string;
  readonly ware: Ware;
  /** Price of the first variant. */
  readonly euros: number;
  /** The first one is the master variant. */
  readonly variants: readonly [PlannedVariant, ...PlannedVariant[]];
}

interface OfFamily extends Planned {
  readonly family: Family;
  /** Index among the products of its family, from 0. */
  readonly ordinal: number;
  readonly brand: Brand;
  readonly model: string;
}

/** A machine: new, used, in a set or for tests. */
export interface PlannedMachine extends OfFamily {
  readonly kind: "machine";
  readonly type: TypeIndex;
  readonly lead: number;
  /** Index among the family's new machines, of itself or of the one from which it is derived. */
  readonly articleIndex: number;
  /** Number of earlier uses of the family's lead figures: other brands, then later generations. */
  readonly series: number;
  /** SKU of the new machine from which a used one or a set is derived; its own SKU if it is new. */
  readonly newSku: string;
  /** Additional contents of a set; otherwise empty. */
  readonly contents: readonly AccessoryKey[];
  /** SKUs of compatible accessories. */
  readonly accessorySkus: readonly string[];
}

export interface PlannedAccessory extends OfFamily {
  readonly kind: "accessory";
  readonly accessory: AccessoryKey;
  /** SKUs of compatible new machines. */
  readonly parentSkus: readonly string[];
}

/** A virtual product: bought like others, but not shipped and without stock. */
export interface PlannedService extends Planned {
  readonly kind: "service";
  readonly service: ServiceKey;
}

/** A product's facts before its texts and prices are written. */
export type PlannedProduct = PlannedMachine | PlannedAccessory | PlannedService;
