import type { LocalizedText } from "../../cart/model/cart";
import { toSaleKind } from "../../catalogue/model/sale-state";
import { isVirtualSku } from "../../catalogue/model/sellable-stock";
import type { CountryCode } from "../../countries/model/country";

/** A line of an order that is a machine; each of its pieces has a serial number of its own. */
export type Machine = {
  readonly orderId: string;
  readonly orderNumber: string;
  /** Day of the order, ISO 8601. */
  readonly boughtAt: string;
  readonly country: CountryCode;
  readonly lineId: string;
  readonly sku: string;
  readonly productId: string;
  readonly name: LocalizedText;
  readonly slug: LocalizedText;
  readonly picture: string | null;
  /** Pieces. */
  readonly quantity: number;
  /** Known serial numbers, at most one for each piece. */
  readonly serials: readonly string[];
  /** Years of the extra guarantee bought with it; 0: none. */
  readonly extraYears: number;
  /** SKUs of its spare parts, accessories and consumables. */
  readonly partSkus: readonly string[];
};

type BoughtArticle = {
  readonly sku: string;
  readonly typeKey: string | null | undefined;
  /** The machines that an accessory fits. */
  readonly parentSkus: readonly string[];
  /** The content of a consumable, `5 l`. */
  readonly netContent: unknown;
};

/** Whether a bought article is a machine: no service, gift, accessory or consumable. */
export function isMachine({ sku, typeKey, parentSkus, netContent }: BoughtArticle): boolean {
  const isArticle = sku !== "" && !isVirtualSku(sku) && toSaleKind(typeKey) === "product";
  return isArticle && parentSkus.length === 0 && !netContent;
}

/** Serial number of each piece, the known ones first; null: unknown. */
export function listPieces({
  quantity,
  serials,
}: Pick<Machine, "quantity" | "serials">): readonly (string | null)[] {
  return Array.from({ length: quantity }, (_, at) => serials[at] ?? null);
}
