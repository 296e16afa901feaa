import type { GatewayError } from "../../foundation/gateway-error";
import { ok, type Result } from "../../foundation/result";
import type { CustomerListsGateway } from "../../gateways/commerce/customer-lists-gateway";
import type { SavedLists } from "../model/saved-lists";

type Answer<Value> = Promise<Result<Value, GatewayError>>;

/**
 * A customer's lists for the download of personal data: lists with notes, comparison, last viewed.
 *
 * Source: GDPR Art. 15 and 20
 */
export type ExportedLists = Pick<SavedLists, "compared" | "viewed" | "numbers"> & {
  readonly lists: readonly {
    readonly name: string;
    readonly isShared: boolean;
    readonly items: readonly {
      readonly sku: string;
      readonly quantity: number;
      readonly note: string;
      /** ISO 8601. */
      readonly addedAt: string;
    }[];
  }[];
};

/** Exports all lists of a customer; empty if there are none. */
export async function exportCustomerLists(
  gateway: CustomerListsGateway,
  customerId: string,
): Answer<ExportedLists> {
  const stored = await gateway.load(customerId);
  if (!stored.ok) return stored;
  const { lists, compared, viewed, numbers } = stored.value.saved;
  return ok({
    lists: lists.map(({ name, shareKey, items }) => ({
      name,
      isShared: shareKey !== null,
      items: items.map((item) => ({ ...item, addedAt: new Date(item.addedAt * 1000).toISOString() })),
    })),
    compared,
    viewed,
    ...(numbers && { numbers }),
  });
}

/**
 * Deletes all lists of a customer (GDPR Art. 17).
 * Deletes the links to shared lists first, so that after a failure a repeat deletes the rest.
 */
export async function deleteCustomerLists(gateway: CustomerListsGateway, customerId: string): Answer<null> {
  const stored = await gateway.load(customerId);
  if (!stored.ok) return stored;
  for (const { shareKey } of stored.value.saved.lists) {
    const dropped = shareKey === null ? ok(null) : await gateway.dropLink(shareKey);
    if (!dropped.ok) return dropped;
  }
  return gateway.erase(customerId);
}
