import type { Address } from "../../../cart/model/address";
import type { AddressBook, AddressChange } from "../../../checkout/model/address-book";
import type { AddressPart } from "../../../checkout/model/address-fields";
import { assertNever } from "../../../foundation/assert-never";
import { ok } from "../../../foundation/result";
import { toAddress, toAddressInput } from "../carts/to-address";
import type { CommerceClient } from "../commerce-client";
import { type AnswerOf, graphql, type PlatformInput } from "../graphql";
import type { CustomersGateway } from "./customers-gateway";

const bookParts = `
  version defaultBillingAddressId defaultShippingAddressId billingAddressIds shippingAddressIds
  addresses {
    id title salutation firstName lastName company department streetName streetNumber additionalStreetInfo
    additionalAddressInfo building apartment pOBox postalCode city region state country phone mobile email fax
    custom { customFieldsRaw { name value } }
  }` as const;

const loadAddressBookDocument = graphql(`query LoadAddressBook($id: String!, $storeKey: KeyReferenceInput!) {
  inStore(key: $storeKey) { customer(id: $id) { ${bookParts} } }
}`);

const changeAddressesDocument =
  graphql(`mutation ChangeAddresses($id: String!, $version: Long!, $actions: [CustomerUpdateAction!]!, $storeKey: KeyReferenceInput!) {
  updateCustomer(id: $id, version: $version, actions: $actions, storeKey: $storeKey) { ${bookParts} }
}`);

/** Creates the gateway to the customers' address books of one store. */
export function createAddressBooks(
  client: CommerceClient,
  storeKey: string,
): Pick<CustomersGateway, "loadAddressBook" | "changeAddresses"> {
  return {
    async loadAddressBook(id) {
      const answer = await client.query(loadAddressBookDocument, { id, storeKey });
      if (!answer.ok) return answer;
      const { customer } = answer.value.inStore;
      return ok(customer ? toAddressBook(customer) : null);
    },
    async changeAddresses(id, version, changes) {
      const variables = { id, version, actions: changes.flatMap(toAddressActions), storeKey };
      const answer = await client.query(changeAddressesDocument, variables);
      return answer.ok ? ok(toAddressBook(answer.value.updateCustomer)) : answer;
    },
  };
}

type PlatformBook = AnswerOf<typeof changeAddressesDocument>["updateCustomer"];

/** Converts the platform's address book; leaves out addresses that no parcel can use. */
function toAddressBook(customer: PlatformBook): AddressBook {
  const addresses = customer.addresses.flatMap((answer) => {
    const address = toAddress(answer, null);
    return address?.id ? [{ ...address, id: address.id }] : [];
  });
  const isKnown = (id: string) => addresses.some((each) => each.id === id);
  const known = (id: string | null) => (id && isKnown(id) ? id : null);
  return {
    version: customer.version,
    addresses,
    usedIds: {
      billing: customer.billingAddressIds.filter(isKnown),
      shipping: customer.shippingAddressIds.filter(isKnown),
    },
    defaultIds: {
      billing: known(customer.defaultBillingAddressId),
      shipping: known(customer.defaultShippingAddressId),
    },
  };
}

type CustomerAction = PlatformInput<"CustomerUpdateAction">;

/** Converts one change to update actions; a new address has a temporary key until the platform assigns its id. */
function toAddressActions(change: AddressChange): readonly CustomerAction[] {
  switch (change.type) {
    case "add": {
      const addressKey = `shop-${crypto.randomUUID()}`;
      const { uses, defaults = [] } = change;
      return [
        { addAddress: { address: { ...toContent(change.address), key: addressKey } } },
        ...uses.map((use) => toUse("add", use, { addressKey })),
        ...defaults.map((use) => toDefault(use, { addressKey })),
      ];
    }
    case "change":
      return [{ changeAddress: { addressId: change.id, address: toContent(change.address) } }];
    case "remove":
      return [{ removeAddress: { addressId: change.id } }];
    case "add-use":
      return [toUse("add", change.use, { addressId: change.id })];
    case "remove-use":
      return [toUse("remove", change.use, { addressId: change.id })];
    case "set-default":
      return [toDefault(change.use, change.id === null ? {} : { addressId: change.id })];
    default:
      return assertNever(change);
  }
}

type AddressName = { readonly addressId?: string; readonly addressKey?: string };

function toContent(address: Address): PlatformInput<"AddressInput"> {
  const { id: _, ...content } = toAddressInput(address);
  return content;
}

function toUse(way: "add" | "remove", use: AddressPart, name: AddressName): CustomerAction {
  if (way === "add")
    return use === "billing" ? { addBillingAddressId: name } : { addShippingAddressId: name };
  return use === "billing" ? { removeBillingAddressId: name } : { removeShippingAddressId: name };
}

function toDefault(use: AddressPart, name: AddressName): CustomerAction {
  return use === "billing" ? { setDefaultBillingAddress: name } : { setDefaultShippingAddress: name };
}
