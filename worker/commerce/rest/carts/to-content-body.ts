import type { CartContent, LineItem } from "../../carts/cart.ts";
import { loadSnapshot } from "../../carts/storage/variant-snapshots.ts";
import { toItemStates } from "../../graphql/carts/content-fields.ts";
import type { RequestContext } from "../../requests/request-context.ts";
import { toTypedDocument } from "../../resources/to-typed-money.ts";

/** Only used in shipping mode Multiple, which is not supported. */
const SINGLE_SHIPPING = { perMethodTaxRate: [], taxedPricePortions: [] };

/** A line in its REST form: with the product's names and the variant at the time when it was added. */
async function toLineBody(context: RequestContext, line: LineItem): Promise<object> {
  const { snapshotId, variantId, sku, taxCategoryId: _taxCategory, ...rest } = line;
  const { externalTotalCents: _total, externalTaxAmount: _amount, ...body } = rest;
  const snapshot = await loadSnapshot(context, snapshotId);
  const state = toItemStates(line).map(({ quantity, stateRef }) => ({ quantity, state: stateRef }));
  return {
    ...body,
    ...(snapshot
      ? {
          productKey: snapshot.productKey,
          name: snapshot.name,
          productSlug: snapshot.slug,
          productType: { typeId: "product-type", id: snapshot.productTypeId },
        }
      : {}),
    variant: snapshot?.variant ?? { id: variantId, sku },
    state,
    ...SINGLE_SHIPPING,
  };
}

/** A cart or an order in its REST form. */
export async function toContentBody(context: RequestContext, content: CartContent): Promise<object> {
  const { lineItems, customLineItems, externalTotalTax: _tax, ...rest } = content;
  const customLines = customLineItems.map(({ externalTaxAmount: _amount, ...line }) => ({
    ...line,
    state: toItemStates(line).map(({ quantity, stateRef }) => ({ quantity, state: stateRef })),
    ...SINGLE_SHIPPING,
  }));
  return toTypedDocument({
    itemShippingAddresses: [],
    ...rest,
    lineItems: await Promise.all(lineItems.map((line) => toLineBody(context, line))),
    customLineItems: customLines,
    directDiscounts: content.directDiscounts ?? [],
    shippingMode: "Single",
    shipping: [],
  });
}
