import type { CountryCode } from "../../countries/model/country";
import type { GatewayError } from "../../foundation/gateway-error";
import type { Result } from "../../foundation/result";

/** The parts of an address that are validated. */
export type AddressQuestion = {
  readonly country: CountryCode;
  readonly streetName: string;
  readonly streetNumber: string;
  readonly postalCode: string;
  readonly city: string;
};

/** Parts that the service would write differently; a part that the service does not know is absent. */
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

/** Validates addresses (Google Address Validation's protocol). */
export interface AddressGateway {
  /** Returns `rejected` for a region that the service does not know, among others; no error blocks an order. */
  check(address: AddressQuestion): Promise<Result<AddressVerdict, GatewayError>>;
}

export type AddressSuggestion = { readonly id: string; readonly text: string; readonly detail: string };

/** Completes partly typed addresses (Google Places API (New), autocomplete and details). */
export interface PlacesGateway {
  /**
   * At most five suggestions, best first.
   * `token` groups the typing in one field and the choice into one billed session.
   */
  suggest(
    input: string,
    place: { readonly country: CountryCode; readonly language: string; readonly token: string },
  ): Promise<Result<readonly AddressSuggestion[], GatewayError>>;
  /** The parts of a suggestion; null for an unknown place. */
  load(
    id: string,
    use: { readonly language: string; readonly token: string },
  ): Promise<Result<ProposedAddress | null, GatewayError>>;
}
