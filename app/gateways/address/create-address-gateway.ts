import { array, boolean, type Infer, optional, string, type } from "superstruct";
import { ok } from "../../foundation/result";
import type { AddressGateway, AddressQuestion, AddressVerdict, ProposedAddress } from "./address-gateway";
import { type MapsServiceOptions, requestMapsService } from "./request-maps-service";

/** The shopper waits for the response on the way to the payment page. */
const requestTimeoutMs = 4_000;

const flag = optional(boolean());
const text = optional(string());

const Component = type({
  componentName: optional(type({ text })),
  componentType: text,
  spellCorrected: flag,
  replaced: flag,
  unexpected: flag,
});

/** The part of the response that the specification reads; the service omits flags that are false. */
const Validation = type({
  result: type({
    verdict: type({
      addressComplete: flag,
      hasReplacedComponents: flag,
      hasUnconfirmedComponents: flag,
    }),
    address: type({ formattedAddress: text, addressComponents: optional(array(Component)) }),
  }),
});

type ValidationResult = Infer<typeof Validation>["result"];

/** Calls `POST /v1:validateAddress` of Google Address Validation; the sandbox speaks the same protocol. */
export function createAddressGateway(options: MapsServiceOptions): AddressGateway {
  return {
    async check(address) {
      const call = {
        path: "/v1:validateAddress",
        body: { address: { regionCode: address.country, addressLines: toLines(address) } },
        limitMs: requestTimeoutMs,
      };
      const answer = await requestMapsService(options, call, Validation);
      return answer.ok ? ok(toVerdict(answer.value.result)) : answer;
    },
  };
}

/** City, street, postal code (specification, second document 7.4); a street without its number is never complete. */
function toLines({ city, streetName, streetNumber, postalCode }: AddressQuestion): readonly string[] {
  return [city, `${streetName} ${streetNumber}`.trim(), postalCode];
}

/** Not confirmed: incomplete, replaced or unconfirmed, or with any part corrected, replaced or unexpected. */
function toVerdict({ verdict, address }: ValidationResult): AddressVerdict {
  const components = address.addressComponents ?? [];
  const isDoubted =
    !verdict.addressComplete || verdict.hasReplacedComponents || verdict.hasUnconfirmedComponents;
  const isChanged = components.some((part) => part.spellCorrected || part.replaced || part.unexpected);
  if (!isDoubted && !isChanged) return { isConfirmed: true };
  return {
    isConfirmed: false,
    code: isDoubted ? "Error on verdict" : "Error on address",
    proposal: toProposal(components),
    formatted: address.formattedAddress ?? "",
  };
}

const partOfComponent: Readonly<Record<string, keyof ProposedAddress>> = {
  route: "streetName",
  street_number: "streetNumber",
  postal_code: "postalCode",
  locality: "city",
  postal_town: "city",
  administrative_area_level_1: "state",
};

/** Leaves out unexpected components; of two components for one part the first counts. */
function toProposal(components: readonly Infer<typeof Component>[]): ProposedAddress {
  const proposal: Partial<Record<keyof ProposedAddress, string>> = {};
  for (const { componentName, componentType = "", unexpected } of components) {
    const part = partOfComponent[componentType];
    if (part && componentName?.text && !unexpected) proposal[part] ??= componentName.text;
  }
  return proposal;
}
