import type { Address } from "../../cart/model/address";
import type { VatCheck } from "../../cart/model/cart";
import {
  isSameHolder,
  readVatProof,
  toVatHolder,
  type VatHolder,
  type VatNameMatch,
  writeVatProof,
} from "../../cart/model/vat-check";
import type { CartAccess } from "../../cart/operations/cart-access.server";
import { loadCart } from "../../cart/operations/load-cart.server";
import { findVatCountry, isVatNumber, isVatNumberAsked } from "../../countries/model/vat-number";
import type { CatalogueGateway } from "../../gateways/commerce/catalogue-gateway";
import type { VatAnswer, VatGateway } from "../../gateways/vat/vat-gateway";
import type { Log } from "../../request/log";
import {
  readVatCode,
  readVatMatch,
  undecidedVatCode,
  type VatOutcome,
  validVatCode,
  wrongFormatVatCode,
} from "../model/vat-code";

/** Dependencies of a validation: the cart's session, the store's setting, and the tax office's gateway. */
export type VatDependencies = {
  readonly access: CartAccess;
  readonly catalogue: Pick<CatalogueGateway, "loadStoreSettings">;
  readonly vat: VatGateway;
  readonly log: Log;
};

export type VatFinding = {
  /**
   * `not-asked`: no validation is available for this country's numbers here.
   * This is no error, but no net sale either.
   */
  readonly outcome: VatOutcome | "not-asked";
  readonly code: number;
  readonly check: VatCheck;
  /** The office's response; null: not queried, or no response. */
  readonly answer: VatAnswer | null;
  readonly wasRefused: boolean;
};

/**
 * Validates a number with its prefix at the tax office, unless the query is pointless.
 * With a `holder` the office compares company and town too: a number of another name is not confirmed. Expected
 * failures are codes.
 */
export async function checkVatNumber(
  dependencies: VatDependencies,
  number: string,
  holder: VatHolder | null,
): Promise<VatFinding> {
  const country = findVatCountry(number);
  if (!country || !isVatNumber(country, number)) return toFinding(number, wrongFormatVatCode);
  const terms = await dependencies.catalogue.loadStoreSettings();
  const dispatch = (terms.ok && terms.value.dispatchCountry) || dependencies.access.country.code;
  if (!isVatNumberAsked(country, dispatch) || !terms.ok || !terms.value.isVatValidationEnabled) {
    return { ...toFinding(number, undecidedVatCode), outcome: "not-asked" };
  }
  const sessionId = (await dependencies.access.session.read())?.id ?? null;
  const answer = await dependencies.vat.check(number, sessionId, holder);
  if (answer.ok) return toFinding(number, answer.value.code, answer.value, holder);
  const { kind, code = "" } = answer.error;
  dependencies.log.warn("vat-check-failed", { kind, code });
  return { ...toFinding(number, undecidedVatCode), wasRefused: code === "TooManyAttempts" };
}

/** Validates the number of an address for its company and town; a number of another country is wrong. */
export async function checkAddressVat(
  dependencies: VatDependencies,
  number: string,
  address: Pick<Address, "company" | "city" | "country">,
): Promise<VatFinding> {
  if (findVatCountry(number) !== address.country) return toFinding(number, wrongFormatVatCode);
  return checkVatNumber(dependencies, number, toVatHolder(address));
}

/**
 * Returns the result for a billing address; the cart stores it, so that each number is queried once.
 * Returns null if there is no number, or the store validates none.
 */
export async function checkBillingVat(
  dependencies: VatDependencies,
  { vatNumber, company, city, country }: Pick<Address, "vatNumber" | "company" | "city" | "country">,
  isRepeated = false,
): Promise<VatFinding | null> {
  if (!vatNumber || !(await isEnabled(dependencies))) return null;
  const holder = toVatHolder({ company, city });
  const cart = isRepeated ? null : await loadCart(dependencies.access, "known");
  const known = cart?.ok ? cart.value?.taxation?.vat : null;
  const ask = () => checkAddressVat(dependencies, vatNumber, { company, city, country });
  if (known?.number !== vatNumber || known.isValid === null) return ask();
  const proof = readVatProof(known);
  const isOther = proof?.match === "other";
  // A non-existent number has no holder; any other must be known for the billed company.
  const isDecided = isSameHolder(holder, proof) || (!known.isValid && !isOther);
  if (!isDecided) return ask();
  const finding = toFinding(vatNumber, known.isValid ? validVatCode : wrongFormatVatCode);
  return { ...finding, ...(isOther && { outcome: "other-name" }), check: known };
}

async function isEnabled({ catalogue }: VatDependencies): Promise<boolean> {
  const settings = await catalogue.loadStoreSettings();
  return settings.ok && settings.value.isVatValidationEnabled;
}

function toFinding(
  number: string,
  code: number,
  answer: VatAnswer | null = null,
  holder: VatHolder | null = null,
): VatFinding {
  const match = toMatch(answer);
  const reported = readVatCode(code);
  const outcome = reported === "valid" && holder && match === "other" ? "other-name" : reported;
  const isValid = outcome === "unavailable" ? null : outcome === "valid";
  return {
    outcome,
    code,
    check: { number, isValid, rawResponse: answer ? writeVatProof(answer.rawResponse, holder, match) : "" },
    answer,
    wasRefused: false,
  };
}

function toMatch(answer: VatAnswer | null): VatNameMatch {
  return answer?.compared ? readVatMatch(answer.compared.company, answer.compared.city) : "unknown";
}
