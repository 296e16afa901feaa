import type { Address } from "../../cart/model/address";
import { type AddressCheckOutcome, addressCheckOutcomes } from "../../cart/model/address-check";
import type { CartAccess } from "../../cart/operations/cart-access.server";
import { loadCart } from "../../cart/operations/load-cart.server";
import type { Country } from "../../countries/model/country";
import type { AddressGateway, ProposedAddress } from "../../gateways/address/address-gateway";
import type { Log } from "../../request/log";
import { type AddressFormValues, type AddressPart, proposedFieldNames } from "../model/address-fields";
import type { CheckoutAddresses } from "../model/parse-address-form";

export type AddressProposal = {
  readonly code: "Error on verdict" | "Error on address";
  readonly part: AddressPart;
  /** Fields with a different proposal; empty: the service doubts without one. */
  readonly changes: ProposedAddress;
};

export type CheckedAddress =
  /** The cart stores `outcome`; undefined: not checked, so the next form is. */
  | { readonly goesOn: true; readonly outcome?: AddressCheckOutcome }
  | { readonly goesOn: false; readonly proposal: AddressProposal };

type Service = {
  readonly country: Country;
  readonly service: AddressGateway | null;
  readonly log: Log;
};

type Surroundings = Omit<Service, "country"> & { readonly access: CartAccess };

/**
 * Checks the parcel's address with the address service.
 * Once per order, in the countries that have it; an order never waits for a service that does not respond or does not
 * know the region.
 */
export async function checkDeliveryAddress(
  values: AddressFormValues,
  { billing, shipping }: CheckoutAddresses,
  { access, ...rest }: Surroundings,
): Promise<CheckedAddress> {
  const { country } = access;
  if (!country.checksAddresses || !rest.service) return { goesOn: true };
  const answered = readAnswer(values);
  if (answered) return { goesOn: true, outcome: answered };
  const cart = await loadCart(access);
  if (cart.ok && cart.value?.addressCheck) return { goesOn: true };
  const part = shipping ? "shipping" : "billing";
  return askAboutAddress(shipping ?? billing, part, { country, ...rest });
}

/** Reads the shopper's choice about the displayed proposal; null: none was displayed. */
export function readAnswer({ addressCheck, addressChoice }: AddressFormValues): AddressCheckOutcome | null {
  const shown = addressCheckOutcomes.find((outcome) => outcome === addressCheck) ?? null;
  return shown && addressChoice === "proposed" ? "proposal-taken" : shown;
}

/** Checks one address of the form; continues if no result is available. */
export async function askAboutAddress(
  address: Address,
  part: AddressPart,
  { country, service, log }: Service,
): Promise<CheckedAddress> {
  if (!country.checksAddresses || !service) return { goesOn: true };
  const verdict = await service.check(address);
  if (!verdict.ok) {
    log.warn("address-not-checked", { country: address.country, kind: verdict.error.kind });
    return { goesOn: true };
  }
  if (verdict.value.isConfirmed) return { goesOn: true, outcome: "confirmed" };
  const { code, proposal } = verdict.value;
  log.info("address-doubted", { country: address.country, code });
  const changes = Object.fromEntries(
    proposedFieldNames.flatMap((name) => {
      const text = proposal[name];
      // A province is proposed only to replace another: many countries' parcels need none.
      const isNews = text && text !== address[name] && (name !== "state" || address.state);
      return isNews ? [[name, text] as const] : [];
    }),
  );
  return { goesOn: false, proposal: { code, part, changes } };
}
