import { drawQrCode } from "../../accounts/operations/draw-card.server";
import { toPageHref } from "../../content/model/page-href";
import { brand } from "../../countries/model/brand";
import { formatMoney } from "../../i18n/formats";
import { toDurabilityLabel } from "../../law/model/durability-label";
import { supportPath } from "../../support/model/support-path";
import type { Article } from "../model/article";
import type { AttributeView } from "../model/card-view";
import { type PassportProduct, passportSegment, toPassportPath } from "../model/passport";
import type { PassportView, SerialFormView } from "../model/passport-view";
import { readPictureName } from "../model/picture-view";
import { toProductNumber } from "../model/product-number";
import type { Recall } from "../model/recall";
import { toSerialNumber } from "../model/serial-number";
import type { PassportI18n } from "./passport-i18n.server";
import { toLanguagePaths } from "./to-language-paths.server";
import { toPassportDocuments } from "./to-passport-documents.server";
import { toCrumbs, toGuarantee } from "./to-product-view.server";
import { toRecallViews } from "./to-recall-view.server";

type PassportSource = {
  readonly recalls: readonly Recall[];
  /** Spare parts and accessories, whether they are sold here or not. */
  readonly parts: readonly Article[];
  readonly isSold: boolean;
  /** The serial number as entered; empty: none. */
  readonly entered: string;
};

/** Formats the passport of an article, or of one machine. */
export function toPassportView(
  product: PassportProduct,
  source: PassportSource,
  i18n: PassportI18n,
): PassportView {
  const { translate, prefix } = i18n;
  const serial = toSerialNumber(source.entered);
  const title = translate("machines.passport.of", { name: product.name });
  const path = toPassportPath(product, serial ? source.entered.trim() : undefined);
  return {
    metaTitle: `${translate("machines.passport.title")} ${product.productNumber} | ${brand.name}`,
    title,
    lead: translate("machines.passport.lead"),
    name: product.name,
    picture: product.picture,
    crumbs: toPassportCrumbs(product, source, i18n),
    here: translate("machines.passport.title"),
    product: source.isSold
      ? { text: translate("catalogue.card.view"), href: `${prefix}/${product.slug}/` }
      : null,
    notSold: source.isSold ? null : translate("machines.passport.notSold"),
    identity: { title: translate("catalogue.safety.identifier"), rows: listIdentity(product, serial, i18n) },
    serial: toSerialForm(product, source.entered, i18n),
    recalls: {
      title: translate("machines.recall.title"),
      none: translate(serial ? "machines.recall.noneOfSerial" : "machines.recall.none"),
      list: toRecallViews(source.recalls, { sku: product.sku, serials: [serial] }, i18n),
    },
    documents: toPassportDocuments(product, i18n),
    data: {
      title: translate("catalogue.product.technicalData"),
      rows: [...listEnergy(product, i18n), ...product.technicalData.map(toRow)],
    },
    measures: { title: translate("product.section.measures"), rows: product.measures.map(toRow) },
    parts: toParts(product, source.parts, i18n),
    guarantee: toPassportGuarantee(product, i18n),
    safety: { title: translate("catalogue.safety.title"), rows: listSafety(product, i18n) },
    others: toOthers(product, i18n),
    code: {
      mark: drawQrCode(i18n.origin + prefix + path),
      text: translate("machines.passport.code"),
      note: translate("machines.passport.codeNote"),
    },
    ...toLanguageLinks(product, i18n),
  };
}

function toRow({ label, value }: AttributeView): AttributeView {
  return { label, value };
}

/** A product that is not sold here has no page to link to. */
function toPassportCrumbs(
  product: PassportProduct,
  { isSold }: PassportSource,
  i18n: PassportI18n,
): PassportView["crumbs"] {
  const own = { text: product.name, href: `${i18n.prefix}/${product.slug}/` };
  return [...toCrumbs(product, i18n), ...(isSold ? [own] : [])];
}

function listIdentity(
  { productNumber, model, ean, manufacturer, responsiblePerson, brand: maker }: PassportProduct,
  serial: string | null,
  { translate }: PassportI18n,
): readonly AttributeView[] {
  const rows: readonly (readonly [string, string | null])[] = [
    [translate("catalogue.product.number"), productNumber],
    [translate("catalogue.product.model"), model],
    [translate("machines.serial.label"), serial],
    ["EAN", ean],
    [translate("catalogue.filter.brand"), maker],
    [translate("catalogue.safety.manufacturer"), manufacturer],
    [translate("pages.responsible"), responsiblePerson],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function toSerialForm(
  { sku }: PassportProduct,
  entered: string,
  { translate }: PassportI18n,
): SerialFormView {
  const isWrong = entered.trim() !== "" && toSerialNumber(entered) === null;
  return {
    variant: sku,
    label: translate("machines.serial.label"),
    help: translate("machines.serial.help"),
    value: entered.slice(0, 60),
    button: translate("machines.serial.check"),
    error: isWrong ? translate("machines.serial.invalid") : null,
  };
}

/** Class and scale of the energy label: `C A–G`. */
function listEnergy(
  { energyRating }: PassportProduct,
  { translate }: PassportI18n,
): readonly AttributeView[] {
  const [energyClass, scale = ""] = energyRating?.split(" ") ?? [];
  if (!energyClass) return [];
  return [{ label: translate("product.energyLabel"), value: `${energyClass} (${scale})` }];
}

function toParts(
  product: PassportProduct,
  articles: readonly Article[],
  { translate, prefix, locale, contactPage }: PassportI18n,
): PassportView["parts"] {
  const exploded = product.pictures.find(({ url }) => readPictureName(url).view === "exploded");
  return {
    title: translate("machines.parts.title"),
    heads: [
      translate("machines.parts.position"),
      translate("catalogue.product.number"),
      translate("my-orders.invoice.article"),
      translate("catalogue.compare.price"),
    ],
    rows: product.accessorySkus.flatMap((sku, at) => {
      const part = articles.find((article) => article.sku === sku);
      if (!part?.offer) return [];
      return [
        {
          position: at + 1,
          number: toProductNumber(sku),
          name: { text: part.name, href: `${prefix}/${part.slug}/` },
          price: formatMoney(part.offer.price, locale),
        },
      ];
    }),
    none: translate("machines.parts.none"),
    picture: exploded ? { url: exploded.url, text: translate("product.view.exploded") } : null,
    ask: {
      text: translate("support.subreason.spare-parts"),
      href:
        contactPage ??
        supportPath(prefix, { reason: "sales", subreason: "spare-parts", product: product.productNumber }),
    },
  };
}

function toPassportGuarantee(product: PassportProduct, i18n: PassportI18n): PassportView["guarantee"] {
  const { translate, prefix, locale, duties } = i18n;
  const stated = toGuarantee(i18n);
  return {
    title: stated?.heading ?? translate("pages.guarantee.title"),
    stated,
    durability: toDurabilityLabel(duties, {
      years: product.durabilityYears,
      file: product.durabilityLabelUrl,
      brand: product.brand,
      model: product.model,
    }),
    terms: {
      text: translate("pages.guarantee.more"),
      href: toPageHref("terms-and-conditions", prefix, locale),
    },
  };
}

function listSafety({ safetyWarnings }: PassportProduct, { translate }: PassportI18n) {
  return safetyWarnings ? [{ label: translate("catalogue.safety.warnings"), value: safetyWarnings }] : [];
}

function toOthers({ others, slug }: PassportProduct, { translate, prefix }: PassportI18n) {
  return {
    title: translate("machines.passport.others"),
    list: others.map(({ sku, model }) => ({
      text: [toProductNumber(sku), model].filter(Boolean).join(" · "),
      href: prefix + toPassportPath({ slug, sku }),
    })),
  };
}

/** The links keep the query of the page. */
function toLanguageLinks(
  { slugs }: PassportProduct,
  i18n: PassportI18n,
): Pick<PassportView, "languagePaths"> {
  const paths = toLanguagePaths(slugs, i18n);
  if (!paths) return {};
  const own = Object.entries(paths).map(([language, path]) => [language, path + passportSegment]);
  return { languagePaths: Object.fromEntries(own) };
}
