import type { CountryCode } from "../../countries/model/country";
import type { GatewayError } from "../../foundation/gateway-error";
import type { Result } from "../../foundation/result";

/** What is checked of an address. */
export type AddressQuestion = {
  readonly country: CountryCode;
  readonly streetName: string;
  readonly streetNumber: string;
  readonly postalCode: string;
  readonly city: string;
};

/** Parts that the service would write differently, as it knows them; an absent one it does not know. */
export type ProposedAddress = {
  readonly streetName?: string;
  readonly streetNumber?: string;
  readonly postalCode?: string;
  readonly city?: string;
  readonly state?: string;
};

/** `code` is the specification's; `formatted` is the whole address in one line, as the service writes it. */
export type AddressVerdict =
  | { readonly isConfirmed: true }
  | {
      readonly isConfirmed: false;
      readonly code: "Error on verdict" | "Error on address";
      readonly proposal: ProposedAddress;
      readonly formatted: string;
    };

/** A service that knows which addresses there are (Google Address Validation's protocol). */
export interface AddressGateway {
  /** `rejected`: of a region that the service does not know, among others; nothing of it stops an order. */
  check(address: AddressQuestion): Promise<Result<AddressVerdict, GatewayError>>;
}

export type AddressSuggestion = { readonly id: string; readonly text: string; readonly detail: string };

/** Addresses by their beginnings (Google Places API (New), autocomplete and details). */
export interface PlacesGateway {
  /** At most five, best first. `token` binds the typing of one field and the choice into one billed use. */
  suggest(
    input: string,
    place: { readonly country: CountryCode; readonly language: string; readonly token: string },
  ): Promise<Result<readonly AddressSuggestion[], GatewayError>>;
  /** The parts of a suggestion; null: there is no such place. */
  load(
    id: string,
    use: { readonly language: string; readonly token: string },
  ): Promise<Result<ProposedAddress | null, GatewayError>>;
}
