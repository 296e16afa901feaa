import { brand } from "../../countries/model/brand";
import type { Translate } from "../../i18n/translate";

/**
 * Returns a page's title in tabs and search results, `Scales – Page 2 | Ironhall`.
 * Only later pages of a list contain their number.
 */
export function toPageTitle(name: string, page: number, translate: Translate): string {
  const number = page > 1 ? ` – ${translate("catalogue.pages.page", { page })}` : "";
  return `${name}${number} | ${brand.name}`;
}
