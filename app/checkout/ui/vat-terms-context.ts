import { createContext, useContext } from "react";
import type { VatTerms } from "../model/vat-state";

const VatTermsContext = createContext<VatTerms | null>(null);

/** Gives the VAT field what it goes by, through forms that need not know of it. */
export const VatTermsProvider = VatTermsContext.Provider;

/** null: the field only takes a number, nothing is validated. */
export function useVatTerms(): VatTerms | null {
  const terms = useContext(VatTermsContext);
  return terms?.isEnabled ? terms : null;
}
