import { data, type RouterContextProvider } from "react-router";
import type { Product } from "../../catalogue/model/product";
import { requestContext } from "../../request/context";
import { leadTo } from "../../request/lead-to";
import { supportPath } from "../../support/model/support-path";

/** The eight digits of a product number in any grouping (`1001 0016`, `EX10010016`); "": none. */
export function readProductNumber(text: string | null): string {
  return /^(?:EX)?(\d{8})$/.exec((text ?? "").toUpperCase().replaceAll(/[\s.-]/g, ""))?.[1] ?? "";
}

/**
 * Loads a product by its number; null: not sold here.
 *
 * @throws a redirect to the support form where the country's law has no obligation to repair on this day; 503 if the
 * platform does not respond
 */
export async function requireRepairProduct(
  context: Readonly<RouterContextProvider>,
  number: string,
): Promise<Product | null> {
  const { duties, gateways } = context.get(requestContext);
  if (!duties.has("repair-obligation")) throw leadTo(supportPath("", { ...(number && { product: number }) }));
  if (number === "") return null;
  const found = await gateways.catalogue.loadProductBySku(`EX${number}`);
  if (!found.ok) throw data(null, 503);
  return found.value;
}
