import { array, boolean, type Infer, nullable, string, type, unknown } from "superstruct";
import { type SaleState, toSaleKind } from "../../../catalogue/model/sale-state";
import type { GatewayError } from "../../../foundation/gateway-error";
import { ok, type Result } from "../../../foundation/result";
import { findValue } from "../catalogue/attributes";
import type { CommerceClient } from "../commerce-client";
import { listExcludedLocales } from "../search-feed/to-search-source";
import { saleStatesDocument } from "./cart-documents";

const RawVariant = type({
  sku: nullable(string()),
  attributesRaw: array(type({ name: string(), value: unknown() })),
});

const RawProduct = type({
  productType: nullable(type({ key: nullable(string()) })),
  masterData: type({
    published: boolean(),
    current: nullable(type({ allVariants: array(RawVariant) })),
  }),
});

const SaleStates = type({ products: type({ results: array(RawProduct) }) });

/** Loads what decides whether SKUs are for sale; a SKU of no product is absent. At most 500 SKUs. */
export async function loadSaleStates(
  client: Pick<CommerceClient, "query">,
  skus: readonly string[],
): Promise<Result<ReadonlyMap<string, SaleState>, GatewayError>> {
  const requested = [...new Set(skus)];
  if (requested.length === 0) return ok(new Map());
  const answer = await client.query(
    saleStatesDocument,
    { skus: requested, limit: requested.length },
    SaleStates,
  );
  if (!answer.ok) return answer;
  const states = answer.value.products.results.flatMap(toSaleStates);
  return ok(new Map(states.filter(([sku]) => requested.includes(sku))));
}

function toSaleStates({ productType, masterData }: Infer<typeof RawProduct>): [string, SaleState][] {
  const kind = toSaleKind(productType?.key);
  const isPublished = masterData.published;
  return (masterData.current?.allVariants ?? []).flatMap(({ sku, attributesRaw }): [string, SaleState][] => {
    const excludedLocales = listExcludedLocales(findValue(attributesRaw, "eligibleForSelling"));
    return sku ? [[sku, { kind, isPublished, excludedLocales }]] : [];
  });
}
