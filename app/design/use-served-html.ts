import { useMemo } from "react";
import { trustMarkup } from "../foundation/browser/trusted-types";

/**
 * Returns markup that the shop's server rendered for `dangerouslySetInnerHTML`. React compares its value by identity,
 * and two trusted values of the same markup differ.
 */
export function useServedHtml(html: string): { readonly __html: string } {
  return useMemo(() => ({ __html: trustMarkup(html) }), [html]);
}
