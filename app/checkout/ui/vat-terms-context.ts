import { createContext, useContext } from "react";
import type { VatTerms } from "../model/vat-state";

const VatTermsContext = createContext<VatTerms | null>(null);

/** Provides the VAT field's terms through forms that do not need them. */
export const VatTermsProvider = VatTermsContext.Provider;

/** Returns the terms; null: the field only accepts a number, without validation. */
export function useVatTerms(): VatTerms | null {
  const terms = useContext(VatTermsContext);
  return terms?.isEnabled ? terms : null;
}
