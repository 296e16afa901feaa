import type { RouterContextProvider } from "react-router";
import { listLenders, listPaymentMethods } from "../../checkout/model/payment-method";
import { toCreditExampleText } from "../../checkout/ui/to-credit-example-text";
import type { ContentPage } from "../../content/model/content-page";
import { addPageFact, addPageSection } from "../../content/operations/add-page-facts.server";
import { findCreditWarning } from "../../law/model/credit-warning";
import { toMethodName } from "../../orders/ui/to-method-name";
import { type PageRequest, requestContext } from "../../request/context";
import type { ContentDocument } from "../model/content-document";

/**
 * Adds what the law demands: registration numbers to the imprint, the rights to a repair to complaints, warning and
 * representative examples of credit to the page on payment.
 */
export function stateLaw(
  context: Readonly<RouterContextProvider>,
  document: ContentDocument,
): ContentDocument {
  const request = context.get(requestContext);
  const state = statements[document.name];
  return state ? { ...document, content: state(document.content, request) } : document;
}

type Statement = (page: ContentPage, request: PageRequest) => ContentPage;

const statements: Readonly<Partial<Record<string, Statement>>> = {
  "company-information": (page, { country, law, translate }) => {
    const number = law.packagingNumbers[country.code];
    return number ? addPageFact(page, translate("pages.packaging"), number) : page;
  },
  complaints: (page, { duties, translate }) => {
    if (!duties.has("repair-extension")) return page;
    const section = {
      heading: translate("pages.guarantee.title"),
      paragraphs: [translate("pages.guarantee.repair")],
    };
    const links = duties.has("repair-obligation") ? [{ text: translate("repair.ask"), to: "/repair" }] : [];
    return addPageSection(page, { ...section, ...(links.length > 0 && { links }) });
  },
  payment: (page, request) => {
    const { country, locale, duties, translate } = request;
    const warning = findCreditWarning(locale);
    const lenders = listLenders(country.code);
    if (!duties.has("credit-warning") || !warning || lenders.length === 0) return page;
    return addPageSection(page, {
      heading: translate("payment.credit.title"),
      paragraphs: [
        warning,
        translate("payment.credit.lender", { lender: lenders.join(", ") }),
        ...listCreditExamples(request),
      ],
    });
  },
};

function listCreditExamples({ country, translate, duties, law }: PageRequest): readonly string[] {
  return listPaymentMethods(country.code).flatMap((method) => {
    const example = toCreditExampleText(method, { country, translate, duties, ...law });
    return example ? [`${toMethodName(method, translate)}: ${example}`] : [];
  });
}
