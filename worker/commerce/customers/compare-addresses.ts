import type { Customer, CustomerAddress } from "./customer.ts";
import type { Change } from "./customer-messages.ts";

function find({ addresses }: Customer, id: string | undefined): CustomerAddress | undefined {
  return addresses.find((address) => address.id === id);
}

function compareBook(before: Customer, after: Customer): Change[] {
  const changed = after.addresses.flatMap((address): Change[] => {
    const old = find(before, address.id);
    if (!old) return [["CustomerAddressAdded", { address }]];
    return JSON.stringify(old) === JSON.stringify(address) ? [] : [["CustomerAddressChanged", { address }]];
  });
  const removed = before.addresses.filter(({ id }) => !find(after, id));
  return [...changed, ...removed.map((address): Change => ["CustomerAddressRemoved", { address }])];
}

const uses = [
  { name: "Billing", ids: "billingAddressIds", preferred: "defaultBillingAddressId" },
  { name: "Shipping", ids: "shippingAddressIds", preferred: "defaultShippingAddressId" },
] as const;

/** What became of a customer's addresses, of what they are used for and of the defaults. */
export function compareAddresses(before: Customer, after: Customer): Change[] {
  const compareUse = ({ name, ids, preferred }: (typeof uses)[number]): Change[] => {
    const added = after[ids].filter((id) => !before[ids].includes(id));
    const removed = before[ids].filter((id) => !after[ids].includes(id));
    const isOther = before[preferred] !== after[preferred];
    return [
      ...added.map((id): Change => [`Customer${name}AddressAdded`, { address: find(after, id) }]),
      ...removed.map((id): Change => [`Customer${name}AddressRemoved`, { address: find(before, id) }]),
      ...(isOther
        ? [[`CustomerDefault${name}AddressSet`, { address: find(after, after[preferred]) }] as const]
        : []),
    ];
  };
  return [...compareBook(before, after), ...uses.flatMap(compareUse)];
}
