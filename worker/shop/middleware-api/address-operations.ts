import { boolean, enums, integer, nullable, object, optional, record, size, string } from "superstruct";
import type { Address } from "../../../app/cart/model/address";
import type { AddressBook } from "../../../app/checkout/model/address-book";
import {
  type AddressPart,
  addressFieldNames,
  addressParts,
  clientTypeField,
} from "../../../app/checkout/model/address-fields";
import { parseAddressPart } from "../../../app/checkout/model/parse-address-part";
import {
  type AddressPlan,
  planAddition,
  planChange,
  planDefault,
} from "../../../app/checkout/model/plan-address-changes";
import { changeAddressBook } from "../../../app/checkout/operations/change-address-book.server";
import { err, ok, type Result } from "../../../app/foundation/result";
import {
  type ApiError,
  defineOperation,
  type MiddlewareCall,
  type MiddlewareOperation,
  Text,
} from "./middleware-operation";

/** The platform's fields of an address; those that the shop does not use are accepted and dropped. */
export const AddressFields = record(
  enums([...addressFieldNames, "id", "email", "fax", "customerType"]),
  nullable(size(string(), 0, 500)),
);
const version = optional(integer());
const One = object({ version, addressId: Text });

/** The signed-in customer's address book. All return the book after the change. */
export const addressOperations: Readonly<Record<string, MiddlewareOperation>> = {
  addShippingAddress: defineAddition("shipping"),
  addBillingAddress: defineAddition("billing"),
  changeAddress: defineOperation(
    object({ version, addressId: Text, address: AddressFields }),
    async ({ address, addressId, ...args }, call) => {
      const isInvoiced = Boolean(address.vatNumber) || !isOwnCountry(address, call);
      const parsed = parseAddress(address, isInvoiced ? "billing" : "shipping", call);
      if (!parsed.ok) return parsed;
      return change(call, args.version, (book) => planChange(book, addressId, parsed.value, { uses: [] }));
    },
  ),
  removeAddress: defineOperation(One, ({ addressId, ...args }, call) =>
    change(call, args.version, ({ addresses }) =>
      addresses.some(({ id }) => id === addressId)
        ? ok([{ type: "remove", id: addressId } as const])
        : err("unknown-address"),
    ),
  ),
  setDefaultShippingAddress: defineOperation(One, ({ addressId, ...args }, call) =>
    change(call, args.version, (book) => planDefault(book, addressId, "shipping")),
  ),
  setDefaultBillingAddress: defineOperation(One, ({ addressId, ...args }, call) =>
    change(call, args.version, (book) => planDefault(book, addressId, "billing")),
  ),
};

function defineAddition(use: AddressPart): MiddlewareOperation {
  const shape = object({ version, address: AddressFields, isDefault: optional(boolean()) });
  return defineOperation(shape, async ({ address, isDefault, ...args }, call) => {
    const parsed = parseAddress(address, use, call);
    if (!parsed.ok) return parsed;
    const purpose = { uses: [use], defaults: isDefault ? [use] : [] };
    return change(call, args.version, (book) => planAddition(book, parsed.value, purpose));
  });
}

/** Applies a plan to the current book; an outdated `version` is `changed-elsewhere`. */
async function change(
  { scope, access }: MiddlewareCall,
  known: number | undefined,
  plan: (book: AddressBook) => AddressPlan,
): Promise<Result<unknown, ApiError>> {
  const customerId = (await access.session.read())?.customerId;
  if (!customerId) return err({ code: "not-signed-in" });
  const { log, gateways } = scope;
  let isOutrun = false;
  const changed = await changeAddressBook({ customerId, customers: gateways.customers, log }, (book) => {
    isOutrun = known !== undefined && known !== book.version;
    return isOutrun ? ok([]) : plan(book);
  });
  if (isOutrun) return err({ code: "changed-elsewhere" });
  return changed.ok ? ok(toAnswer(changed.value)) : err({ code: changed.error });
}

/** Validates by the rules of the checkout's form: goods are delivered to the shop's own country. */
export function parseAddress(
  address: Readonly<Record<string, string | null>>,
  part: AddressPart,
  call: MiddlewareCall,
): Result<Address, ApiError> {
  if (part === "shipping" && !isOwnCountry(address, call)) return refuseFields(["country: oneOf"]);
  const isCompany = Boolean(address.company) || address.customerType === "business";
  const { code } = call.scope.country;
  const fields = { country: code, ...address };
  const values = Object.entries(fields).map(([name, value]) => [`${part}.${name}`, (value ?? "").trim()]);
  const type = { [clientTypeField[part]]: isCompany ? "COMPANY" : "PRIVATE" };
  const parsed = parseAddressPart({ ...Object.fromEntries(values), ...type }, part, code);
  if (parsed.ok) return parsed;
  return refuseFields(
    Object.entries(parsed.error).map(([field, rule]) => `${field.split(".").at(-1)}: ${rule}`),
  );
}

function refuseFields(wrong: readonly string[]): Result<never, ApiError> {
  return err({ code: "invalid-address", message: wrong.join(", ") });
}

function isOwnCountry(
  { country }: Readonly<Record<string, string | null>>,
  { scope }: MiddlewareCall,
): boolean {
  return !country || country === scope.country.code;
}

function toAnswer({ version, addresses, usedIds, defaultIds }: AddressBook) {
  const [shipping, billing] = addressParts;
  return {
    version,
    addresses,
    shippingAddressIds: usedIds[shipping],
    billingAddressIds: usedIds[billing],
    defaultShippingAddressId: defaultIds[shipping],
    defaultBillingAddressId: defaultIds[billing],
  };
}
