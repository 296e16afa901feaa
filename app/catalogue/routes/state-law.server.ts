import type { RouterContextProvider } from "react-router";
import { listLenders } from "../../checkout/model/payment-method";
import { addPageFact, addPageSection } from "../../content/operations/add-page-facts.server";
import { findCreditWarning } from "../../law/model/credit-warning";
import { requestContext } from "../../request/context";
import type { ContentDocument } from "../model/content-document";

/** Adds what the law demands: registration numbers to the imprint, the warning on credit to the page on payment. */
export function stateLaw(
  context: Readonly<RouterContextProvider>,
  document: ContentDocument,
): ContentDocument {
  const { country, locale, law, duties, translate } = context.get(requestContext);
  const { name, content } = document;
  const number = law.packagingNumbers[country.code];
  if (name === "company-information" && number)
    return { ...document, content: addPageFact(content, translate("pages.packaging"), number) };
  if (name === "complaints" && duties.has("repair-extension")) {
    const repair = translate("pages.guarantee.repair");
    return { ...document, content: addPageSection(content, translate("pages.guarantee.title"), [repair]) };
  }
  const warning = findCreditWarning(locale);
  const lenders = listLenders(country.code);
  if (name !== "payment" || !duties.has("credit-warning") || !warning || lenders.length === 0)
    return document;
  const lender = translate("payment.credit.lender", { lender: lenders.join(", ") });
  return {
    ...document,
    content: addPageSection(content, translate("payment.credit.title"), [warning, lender]),
  };
}
