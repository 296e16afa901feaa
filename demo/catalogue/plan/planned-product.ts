import type { Family, Figures, Machine, TypeIndex } from "../assortment/family.ts";
import type { AccessoryKey, ServiceKey } from "../assortment/keys.ts";
import type { Brand } from "../brand.ts";

/** A-ware is new, B-ware returned and tested, a set has accessories in the box, a test article is never for sale. */
export type Ware = "a" | "b" | "set" | "test";

/** One SKU row: what the shopper puts into the cart. */
export interface PlannedVariant {
  readonly sku: string;
  /** Place in the family's variant choices; 0 where the product comes in one make only. */
  readonly choice: number;
  /** By attribute, the lead figure among them; empty for accessories and services. */
  readonly figures: Figures;
  readonly netKg: number;
  readonly cm: Machine["cm"];
  /** Gross, before endings and reductions. */
  readonly euros: number;
}

interface Planned {
  /** Place in the catalogue, from 0: a larger catalogue begins with the smaller one. */
  readonly position: number;
  /** Of the first variant, and the product's key. */
  readonly sku: string;
  readonly ware: Ware;
  /** Of the first variant. */
  readonly euros: number;
  /** The first one is the master variant. */
  readonly variants: readonly [PlannedVariant, ...PlannedVariant[]];
}

interface OfFamily extends Planned {
  readonly family: Family;
  /** Place among the products of its family, from 0. */
  readonly ordinal: number;
  readonly brand: Brand;
  readonly model: string;
}

/** A machine, new, used, in a set or for tests. */
export interface PlannedMachine extends OfFamily {
  readonly kind: "machine";
  readonly type: TypeIndex;
  readonly lead: number;
  /** Place among the family's new machines, of the one that it is or is made from. */
  readonly articleIndex: number;
  /** How often the family's lead figures were used up before: other brands, then later generations. */
  readonly series: number;
  /** Of the new one that a used machine or a set is made from; its own SKU where it is new itself. */
  readonly newSku: string;
  /** What a set holds besides; empty otherwise. */
  readonly contents: readonly AccessoryKey[];
  /** SKUs of the accessories that fit. */
  readonly accessorySkus: readonly string[];
}

export interface PlannedAccessory extends OfFamily {
  readonly kind: "accessory";
  readonly accessory: AccessoryKey;
  /** SKUs of new machines that it fits. */
  readonly parentSkus: readonly string[];
}

/** A virtual product: bought like others, but nothing is shipped and nothing is in stock. */
export interface PlannedService extends Planned {
  readonly kind: "service";
  readonly service: ServiceKey;
}

/** What is known of a product before its words and prices are written. */
export type PlannedProduct = PlannedMachine | PlannedAccessory | PlannedService;
