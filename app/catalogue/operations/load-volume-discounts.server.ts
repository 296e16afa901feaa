import type { CatalogueGateway } from "../../gateways/commerce/catalogue-gateway";
import type { Log } from "../../request/log";
import type { VolumeDiscount } from "../model/volume-discount";

const none: readonly VolumeDiscount[] = [];

type Shop = { readonly catalogue: CatalogueGateway; readonly log: Log };

/**
 * Loads the volume discounts of a group in this store, by `sortOrder`.
 * Empty if the store has them switched off (`volumeDiscountsEnabled`) or on a failure, which is logged: the regular
 * price applies.
 */
export async function loadVolumeDiscounts(
  { catalogue, log }: Shop,
  group: string | null,
): Promise<readonly VolumeDiscount[]> {
  if (group === null) return none;
  const settings = await catalogue.loadStoreSettings();
  if (!settings.ok || !settings.value.hasVolumeDiscounts) return none;
  const found = await catalogue.loadVolumeDiscounts(group);
  if (found.ok) return found.value;
  log.warn("volume-discounts-unavailable", { group, kind: found.error.kind });
  return none;
}
