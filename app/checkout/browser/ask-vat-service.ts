import type { VatHolder } from "../../cart/model/vat-check";
import { readVatXml, type VatOutcome, vatParameters } from "../model/vat-code";

/** The specification's limit; the server has the same. */
const timeLimitMs = 15_000;

/**
 * Validates a number through the shop's server, with a holder also its name.
 * Any failure in transit means that it could not be validated.
 */
export async function askVatService(
  own: string,
  number: string,
  holder: VatHolder | null,
): Promise<VatOutcome> {
  const query = new URLSearchParams({
    [vatParameters.own]: own,
    [vatParameters.other]: number,
    ...(holder && { [vatParameters.company]: holder.company, [vatParameters.city]: holder.city }),
  });
  try {
    const answer = await fetch(`/vat/validate?${query}`, { signal: AbortSignal.timeout(timeLimitMs) });
    return readVatXml(await answer.text());
  } catch {
    return "unavailable";
  }
}

/** Removes the number from the cart; if the server does not respond, the next submission removes it. */
export async function clearVatNumber(): Promise<void> {
  try {
    await fetch("/vat/clear", { method: "POST", signal: AbortSignal.timeout(timeLimitMs) });
  } catch {
    // The next submission removes it.
  }
}
