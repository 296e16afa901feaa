import type { ContentPage } from "../content/model/content-page";
import { pagePath } from "../content/model/content-pages";
import { brand } from "../countries/model/brand";
import type { Country } from "../countries/model/country";
import { prefixPath, toPathPrefix } from "../countries/model/language-prefix";
import { toLegalTokens } from "../countries/model/legal-facts";
import type { Locale } from "../countries/model/locale";
import { toMailedName } from "../foundation/typed-name";
import { nameRegion } from "../i18n/display-names";
import type { Translate } from "../i18n/translate";
import type { Duties } from "../law/model/duties";
import type { MailDocument, MailLink } from "./mail-document";

/** The shop that sends the mail: its country and language. */
export type MailContext = {
  readonly country: Country;
  readonly locale: Locale;
  readonly translate: Translate;
  /** What the country's law demands on this day. */
  readonly duties: Duties;
  /** `https://www.ironhall.de` */
  readonly origin: string;
  /** Unsubscribe path with a token and without language prefix; absent: not mentioned in the mail. */
  readonly newsletterPath?: string;
  /** Proves to the withdrawal page that the reader may see the mail's order; absent: the link only names it. */
  readonly orderToken?: string;
  /** The shop's own texts in this locale; null: missing. */
  readonly pages: {
    readonly terms: ContentPage | null;
    readonly withdrawal: ContentPage | null;
  };
};

/** Converts `path`, without language prefix, to an absolute URL of the shop. */
export function toAddress({ origin, country, locale }: MailContext, path: string): string {
  const prefix = toPathPrefix(country, locale);
  return origin + prefixPath(prefix, path);
}

/** Adds the common parts of every mail: the shop's name and address, the reason for the mail, and the contact. */
export function toMail(
  context: MailContext,
  mail: Pick<MailDocument, "subject" | "preheader" | "title" | "blocks"> & {
    readonly reason: string;
    readonly links?: readonly MailLink[];
  },
): MailDocument {
  const { translate, locale } = context;
  const { reason, links = [], ...rest } = mail;
  return {
    ...rest,
    locale,
    home: toAddress(context, "/"),
    footer: {
      lines: [
        translate(`mail.reason.${reason}`, { brand: brand.name }),
        translate(hasOrder(reason) ? "mail.helpWithOrder" : "mail.help", { mail: brand.serviceMail }),
        ...listSeller(locale),
      ],
      links: [
        ...links,
        ...(context.newsletterPath
          ? [{ text: translate("newsletter.settings"), href: toAddress(context, context.newsletterPath) }]
          : []),
        {
          text: translate("content.pages.privacy-data"),
          href: toAddress(context, pagePath("privacy-data", locale)),
        },
        {
          text: translate("content.pages.company-information"),
          href: toAddress(context, pagePath("company-information", locale)),
        },
      ],
    },
  };
}

/** Only readers of a mail about an order have an order number. */
const hasOrder = (reason: string) => reason === "order" || reason === "withdrawal";

/** Name and postal address, as in the legal texts. */
function listSeller(locale: Locale): readonly string[] {
  const { companyName = "", companyAddress = "" } = toLegalTokens(locale, nameRegion("SK", locale));
  return [`${companyName}, ${companyAddress}`];
}

/** The greeting; without a name, or with one that a mail must not repeat, it is anonymous. */
export function toGreeting(translate: Translate, entered: string): string {
  const name = toMailedName(entered);
  const text = translate("mail.greeting", { name });
  return name === "" ? text.replace(/,?\s*([,!:]?)$/, "$1") : text;
}
