import type { Address } from "./address";
import type { Cart, ShippingAddressType } from "./cart";
import type { CartChange } from "./cart-change";
import type { CartCommand } from "./cart-command";
import { keepVatCheck, withoutVat } from "./vat-check";

/**
 * Plans the address commands of one update.
 * Remembers the planned shipping address type, so that a billing address never replaces a shipping address from a
 * command of the same update.
 */
export class AddressPlan {
  readonly #cart: Cart;
  #type: ShippingAddressType;

  constructor(cart: Cart) {
    this.#cart = cart;
    this.#type = cart.shippingAddressType;
  }

  /** Plans both addresses and the e-mail, as sent by the checkout's form. */
  setBoth(command: Extract<CartCommand, { type: "set-addresses" }>): readonly CartChange[] {
    const { deliveryNote } = this.#cart;
    this.#type = command.shippingAddressType;
    return [
      { type: "set-email", email: command.email },
      { type: "set-billing-address", address: this.#withKnownVat(command.billing) },
      { type: "set-shipping-address", address: command.shipping ?? toParcelAddress(command.billing) },
      { type: "set-field", name: "shippingAddressType", value: command.shippingAddressType },
      { type: "set-field", name: "customerType", value: command.billing.customerType },
      // A cart without a note needs no removal.
      ...planGiven("deliveryNote", deliveryNote ? command.deliveryNote : (command.deliveryNote ?? undefined)),
      ...planGiven("addressCheck", command.addressCheck),
      ...planReference(this.#cart.orderReference ?? null, command.orderReference),
    ];
  }

  /**
   * Plans the billing address and, if it is the same, the shipping address.
   * "Same as billing" copies it only if the shop delivers to its country; otherwise the shipping address remains a
   * different one.
   *
   * Source: specification A, section 4
   */
  setBilling(address: Address): readonly CartChange[] {
    const billing: readonly CartChange[] = [
      { type: "set-billing-address", address: this.#withKnownVat(address) },
      { type: "set-field", name: "customerType", value: address.customerType },
    ];
    if (this.#type !== "SAME_AS_BILLING") return billing;
    if (address.country === this.#cart.country) {
      return [...billing, { type: "set-shipping-address", address: toParcelAddress(address) }];
    }
    return [...billing, this.#planType("DIFFERENT_FROM_BILLING")];
  }

  /** Plans the shipping address, which then differs from the billing address. */
  setShipping(address: Address): readonly CartChange[] {
    const type = this.#planType("DIFFERENT_FROM_BILLING");
    return [{ type: "set-shipping-address", address: withoutVat(address) }, type];
  }

  #planType(type: ShippingAddressType): CartChange {
    this.#type = type;
    return { type: "set-field", name: "shippingAddressType", value: type };
  }

  #withKnownVat(address: Address): Address {
    return keepVatCheck(address, this.#cart.taxation?.vat ?? null);
  }
}

function toParcelAddress(billing: Address): Address {
  const { id: _, ...address } = withoutVat(billing);
  return address;
}

function planGiven(name: "deliveryNote" | "addressCheck", value: string | null | undefined): CartChange[] {
  return value === undefined ? [] : [{ type: "set-field", name, value }];
}

function planReference(known: string | null, reference: string | null | undefined): CartChange[] {
  return reference === undefined || reference === known ? [] : [{ type: "set-order-reference", reference }];
}
