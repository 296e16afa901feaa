import { type SaleState, toSaleKind } from "../../../catalogue/model/sale-state";
import type { GatewayError } from "../../../foundation/gateway-error";
import { ok, type Result } from "../../../foundation/result";
import { findValue } from "../catalogue/attributes";
import type { CommerceClient } from "../commerce-client";
import type { AnswerOf } from "../graphql";
import { listExcludedLocales } from "../search-feed/to-search-source";
import { saleStatesDocument } from "./cart-documents";

/** Loads what decides whether SKUs are for sale; a SKU of no product is absent. At most 500 SKUs. */
export async function loadSaleStates(
  client: Pick<CommerceClient, "query">,
  skus: readonly string[],
): Promise<Result<ReadonlyMap<string, SaleState>, GatewayError>> {
  const requested = [...new Set(skus)];
  if (requested.length === 0) return ok(new Map());
  const answer = await client.query(saleStatesDocument, { skus: requested, limit: requested.length });
  if (!answer.ok) return answer;
  const states = answer.value.products.results.flatMap(toSaleStates);
  return ok(new Map(states.filter(([sku]) => requested.includes(sku))));
}

type RawProduct = AnswerOf<typeof saleStatesDocument>["products"]["results"][number];

function toSaleStates({ productType, masterData }: RawProduct): [string, SaleState][] {
  const kind = toSaleKind(productType?.key);
  const isPublished = masterData.published;
  return (masterData.current?.allVariants ?? []).flatMap(({ sku, attributesRaw }): [string, SaleState][] => {
    const excludedLocales = listExcludedLocales(findValue(attributesRaw, "eligibleForSelling"));
    return sku ? [[sku, { kind, isPublished, excludedLocales }]] : [];
  });
}
