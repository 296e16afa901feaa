import { isJsonObject, type JsonObject } from "../json/json.ts";

/** What a product discount does to a price; an external one leaves that to whoever sets discounted prices. */
export type ProductDiscountValue =
  | { readonly type: "relative"; readonly permyriad: number }
  | { readonly type: "absolute"; readonly centAmounts: ReadonlyMap<string, number> }
  | { readonly type: "external" };

export interface ProductDiscount {
  readonly id: string;
  readonly value: ProductDiscountValue;
  readonly predicate: string;
  /** Between 0 and 1; of those that fit a price the highest one counts. */
  readonly sortOrder: number;
  readonly isActive: boolean;
  readonly validFrom: string;
  readonly validUntil: string;
}

/** Later than any date that a discount may name. */
const NEVER = "9999-12-31T23:59:59.999Z";

function toValue(value: unknown): ProductDiscountValue {
  if (!isJsonObject(value)) return { type: "external" };
  if (value.type === "relative") return { type: "relative", permyriad: Number(value.permyriad) };
  if (value.type !== "absolute" || !Array.isArray(value.money)) return { type: "external" };
  const money = value.money.filter(isJsonObject);
  return {
    type: "absolute",
    centAmounts: new Map(
      money.map(({ currencyCode, centAmount }) => [String(currencyCode), Number(centAmount)]),
    ),
  };
}

/** A stored product discount, whose draft was checked, as prices are reckoned with it. */
export function toProductDiscount(body: JsonObject): ProductDiscount {
  return {
    id: String(body.id),
    value: toValue(body.value),
    predicate: String(body.predicate),
    sortOrder: Number(body.sortOrder),
    isActive: body.isActive !== false,
    validFrom: typeof body.validFrom === "string" ? body.validFrom : "",
    validUntil: typeof body.validUntil === "string" ? body.validUntil : NEVER,
  };
}
