import { toLanguage } from "../../countries/model/locale";
import { nameLanguage } from "../../i18n/display-names";
import { listLawfulDocuments } from "../../law/model/lawful-documents";
import { supportPath } from "../../support/model/support-path";
import type { LanguageDocument, PassportProduct } from "../model/passport";
import type { PassportDocument, PassportView } from "../model/passport-view";
import type { PassportI18n } from "./passport-i18n.server";
import { toRegistration } from "./to-product-view.server";

/** Lists instructions in all languages, the page's first, and the other documents of an article. */
export function toPassportDocuments(product: PassportProduct, i18n: PassportI18n): PassportView["documents"] {
  const { translate } = i18n;
  return {
    title: translate("catalogue.product.manuals"),
    list: [
      ...toDocuments(product.manuals, translate("catalogue.product.manual"), i18n),
      ...toDocuments(product.declarations, translate("pages.documents.conformity"), i18n),
      ...listEnergyDocuments(product, i18n),
    ],
    none: translate("machines.documents.none"),
    paper: toPaperRequest(product, i18n),
  };
}

/** Each language by its own name; a document without a language has none. */
function toDocuments(
  documents: readonly LanguageDocument[],
  text: string,
  { locale }: PassportI18n,
): readonly PassportDocument[] {
  const own = toLanguage(locale);
  const isOwn = ({ language }: LanguageDocument) => language === null || toLanguageCode(language) === own;
  return documents
    .toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)))
    .map(({ language, url }) => {
      if (language === null) return { text, href: url };
      const code = toLanguageCode(language);
      return { text, href: url, language: { code, name: nameLanguage(code) } };
    });
}

/** `de` of `de-AT`. */
function toLanguageCode(language: string): string {
  return language.slice(0, 2);
}

function listEnergyDocuments(product: PassportProduct, i18n: PassportI18n): readonly PassportDocument[] {
  const { energyLabelUrl, energySheetUrl, batteryPassportUrl } = product;
  const { translate, duties } = i18n;
  const battery = listLawfulDocuments(duties, {
    conformity: null,
    "battery-passport": batteryPassportUrl,
  });
  return [
    ...(energyLabelUrl ? [{ text: translate("product.energyLabel"), href: energyLabelUrl }] : []),
    ...(energySheetUrl ? [{ text: translate("catalogue.product.sheet"), href: energySheetUrl }] : []),
    ...toRegistration(product, i18n),
    ...battery.map(({ document, url }) => ({ text: translate(`pages.documents.${document}`), href: url })),
  ];
}

/**
 * The request for instructions on paper, which are free of charge.
 * Source: Regulation (EU) 2023/1230, Art. 10(7), subparagraph 3
 */
function toPaperRequest(
  { productNumber }: PassportProduct,
  { duties, translate, prefix, contactPage }: PassportI18n,
): PassportView["documents"]["paper"] {
  if (!duties.has("instructions")) return null;
  return {
    text: translate("machines.documents.paper"),
    href: contactPage ?? supportPath(prefix, { request: "paper", product: productNumber }),
  };
}
