import type { Draft, Json, UpdateAction } from "../draft-line.ts";
import type { StoredResource } from "../platform-client.ts";
import { draftList, sameValue, storedList } from "./same-value.ts";

/**
 * Returns actions for a customer's addresses, which a draft names by their index in its list.
 * Those at the same index are changed and retain their ids, the rest is added or removed. A new address has no id yet;
 * its uses are assigned by its key.
 */
export function compareAddresses(stored: StoredResource, draft: Draft): UpdateAction[] {
  if (draft.addresses === undefined) return [];
  const before = storedList(stored.addresses);
  const wanted = draftList(draft.addresses);
  const nameAt = (place: Json): UpdateName | undefined => {
    const id = before[Number(place)]?.id;
    const key = wanted[Number(place)]?.key;
    if (typeof id === "string") return { addressId: id };
    return typeof key === "string" ? { addressKey: key } : undefined;
  };
  const content = wanted.flatMap((address, at): UpdateAction[] => {
    const existing = before[at];
    if (!existing) return [{ action: "addAddress", address }];
    if (sameValue(existing, address)) return [];
    return [{ action: "changeAddress", addressId: String(existing.id), address }];
  });
  const removed = before.slice(wanted.length);
  return [
    ...content,
    ...compareUses("Billing", stored, draft, nameAt),
    ...compareUses("Shipping", stored, draft, nameAt),
    ...removed.map(({ id }) => ({ action: "removeAddress", addressId: String(id) })),
  ];
}

type UpdateName = { readonly addressId: string } | { readonly addressKey: string };

function compareUses(
  use: "Billing" | "Shipping",
  stored: StoredResource,
  draft: Draft,
  nameAt: (place: Json) => UpdateName | undefined,
): UpdateAction[] {
  const known = stored[`${use.toLowerCase()}AddressIds`];
  const knownIds = Array.isArray(known) ? known : [];
  const places = draft[`${use.toLowerCase()}Addresses`];
  const added = (Array.isArray(places) ? places : []).flatMap((place: Json): UpdateAction[] => {
    const name = nameAt(place);
    if (!name || ("addressId" in name && knownIds.includes(name.addressId))) return [];
    return [{ action: `add${use}AddressId`, ...name }];
  });
  const place = draft[`default${use}Address`];
  const standard = place === undefined ? undefined : nameAt(place);
  const isSame =
    !standard || ("addressId" in standard && standard.addressId === stored[`default${use}AddressId`]);
  return isSame ? added : [...added, { action: `setDefault${use}Address`, ...standard }];
}
