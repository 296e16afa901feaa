import type { Address } from "../../cart/model/address";
import type { VatCheck } from "../../cart/model/cart";
import type { CartAccess } from "../../cart/operations/cart-access.server";
import { loadCart } from "../../cart/operations/load-cart.server";
import { findVatCountry, isVatNumber, isVatNumberAsked } from "../../countries/model/vat-number";
import type { CatalogueGateway } from "../../gateways/commerce/catalogue-gateway";
import type { VatAnswer, VatGateway } from "../../gateways/vat/vat-gateway";
import type { Log } from "../../request/log";
import {
  readVatCode,
  undecidedVatCode,
  type VatOutcome,
  validVatCode,
  wrongFormatVatCode,
} from "../model/vat-code";

/** What a validation needs: whose cart, the store's switch, and the way to the tax office. */
export type VatDesk = {
  readonly access: CartAccess;
  readonly catalogue: Pick<CatalogueGateway, "loadStoreSettings">;
  readonly vat: VatGateway;
  readonly log: Log;
};

export type VatFinding = {
  /** `not-asked`: of a country that the office confirms no numbers of, here; no error, and no net sale. */
  readonly outcome: VatOutcome | "not-asked";
  readonly code: number;
  readonly check: VatCheck;
  /** What the office said; null: it was not asked, or did not answer. */
  readonly answer: VatAnswer | null;
  readonly wasRefused: boolean;
};

/** Asks the tax office about a number with its prefix, where there is a point in asking. Expected failures are codes. */
export async function checkVatNumber(desk: VatDesk, number: string): Promise<VatFinding> {
  const country = findVatCountry(number);
  if (!country || !isVatNumber(country, number)) return toFinding(number, wrongFormatVatCode);
  if (!isVatNumberAsked(country, desk.access.country.code) || !(await isEnabled(desk))) {
    return { ...toFinding(number, undecidedVatCode), outcome: "not-asked" };
  }
  const sessionId = (await desk.access.session.read())?.id ?? null;
  const answer = await desk.vat.check(number, sessionId);
  if (answer.ok) return toFinding(number, answer.value.code, answer.value);
  const { kind, code = "" } = answer.error;
  desk.log.warn("vat-check-failed", { kind, code });
  return { ...toFinding(number, undecidedVatCode), wasRefused: code === "TooManyAttempts" };
}

/**
 * What is known of the number of a billing address; the cart remembers what was decided, so the same number is asked
 * about once. null: there is no number, or the store validates none.
 */
export async function checkBillingVat(
  desk: VatDesk,
  { vatNumber }: Pick<Address, "vatNumber">,
  isAskedAnew = false,
): Promise<VatFinding | null> {
  if (!vatNumber || !(await isEnabled(desk))) return null;
  const cart = isAskedAnew ? null : await loadCart(desk.access, "known");
  const known = cart?.ok ? cart.value?.taxation?.vat : null;
  if (known?.number !== vatNumber || known.isValid === null) return checkVatNumber(desk, vatNumber);
  const finding = toFinding(vatNumber, known.isValid ? validVatCode : wrongFormatVatCode);
  return { ...finding, check: known };
}

async function isEnabled({ catalogue }: VatDesk): Promise<boolean> {
  const settings = await catalogue.loadStoreSettings();
  return settings.ok && settings.value.isVatValidationEnabled;
}

function toFinding(number: string, code: number, answer: VatAnswer | null = null): VatFinding {
  const outcome = readVatCode(code);
  const isValid = outcome === "unavailable" ? null : outcome === "valid";
  return {
    outcome,
    code,
    check: { number, isValid, rawResponse: answer?.rawResponse ?? "" },
    answer,
    wasRefused: false,
  };
}
