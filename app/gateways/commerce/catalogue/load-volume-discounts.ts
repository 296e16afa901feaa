import { readFrom, type VolumeDiscount } from "../../../catalogue/model/volume-discount";
import type { GatewayError } from "../../../foundation/gateway-error";
import type { Prompt } from "../../../foundation/prompt";
import { ok, type Result } from "../../../foundation/result";
import { readCustomText } from "../custom-fields";
import { graphql } from "../graphql";
import type { CatalogueScope } from "./catalogue-scope";

const document = graphql(`query VolumeDiscounts($where: String!) {
  cartDiscounts(where: $where, sort: ["sortOrder asc"], limit: 100) { results {
    id key sortOrder
    value { ... on RelativeDiscountValue { permyriad } ... on RelativeCartDiscountValue { permyriad } }
    target { ... on LineItemsTarget { predicate } }
    custom { customFieldsRaw(includeNames: ["volumeDiscountGroup"]) { name value } }
  } }
}`);

/**
 * Loads the active cart discounts of a volume group, of this store or all stores, by `sortOrder` ascending.
 * Cached for a minute. A discount without a percentage or a minimum quantity is no volume price.
 */
export function loadVolumeDiscounts(
  scope: CatalogueScope,
  group: string,
): Prompt<Result<readonly VolumeDiscount[], GatewayError>> {
  return scope.memo.remember(`volume:${scope.country.storeKey}:${group}`, async () => {
    const answer = await scope.client.query(document, { where: toWhere(scope, group) });
    if (!answer.ok) return answer;
    return ok(
      answer.value.cartDiscounts.results.flatMap(({ value, target, custom, ...raw }): VolumeDiscount[] => {
        const predicate = target && "predicate" in target ? target.predicate : "";
        const from = readFrom(predicate);
        const own = readCustomText(custom, "volumeDiscountGroup");
        if (from === null || !("permyriad" in value) || own === null) return [];
        return [{ ...raw, group: own, permyriad: value.permyriad, from, predicate }];
      }),
    );
  });
}

function toWhere({ country }: CatalogueScope, group: string): string {
  const stores = `stores is empty or stores(key = ${JSON.stringify(country.storeKey)})`;
  const own = `custom(fields(volumeDiscountGroup = ${JSON.stringify(group)}))`;
  return `isActive = true and (${stores}) and ${own}`;
}
