import type { GatewayError } from "../../foundation/gateway-error";
import { err, ok, type Result } from "../../foundation/result";
import type { SupportCase } from "../../support/model/support-case";

/** Settings of the shop's Salesforce organisation. */
export type WebToCaseSettings = {
  /** Host of the organisation, `ironhall.my.salesforce.com`; with a scheme in development. */
  readonly domain: string | null;
  readonly orgId: string | null;
  /** Id of the record type for cases from the web; null: the organisation's default. */
  readonly recordType: string | null;
  /** The address for Salesforce's report of each case; only outside production. */
  readonly debugEmail: string | null;
  /** The organisation's ids of the custom fields (`00N…`), if they are not addressed by name. */
  readonly fieldIds: Readonly<Record<string, string>>;
};

export type WebToCaseRequest = { readonly url: string; readonly body: URLSearchParams };

/** Salesforce's names of the fields that every organisation has. */
const standardFields = {
  contactName: "name",
  customerEmail: "email",
  phoneNumber: "phone",
  companyName: "company",
  subject: "subject",
  description: "description",
  reason: "reason",
} as const satisfies Partial<Record<keyof SupportCase, string>>;

/** Custom fields of the case, by their API names; `reference` is an external id, so that a repeat is found. */
const customFields = {
  subreason: "Subreason__c",
  reference: "Web_Reference__c",
  orderNumber: "Order_Number__c",
  productNumber: "Product_Number__c",
  invoiceNumber: "Invoice_Number__c",
  vatId: "VAT_ID__c",
  quantity: "Quantity__c",
  currentUrl: "Current_URL__c",
} as const satisfies Partial<Record<keyof SupportCase, string>>;

const localeField = "Locale__c";
const countryField = "Country__c";

/** Salesforce language names that differ from the language code. */
const salesforceLocales: Readonly<Record<string, string>> = {
  en: "en_GB",
  nb: "no",
  nl: "nl_NL",
  pt: "pt_PT",
};

/** `en-IE` → `en_GB`, `nb-NO` → `no`, `de-AT` → `de`. */
export function toSalesforceLocale(locale: string): string {
  const language = locale.slice(0, 2);
  return salesforceLocales[language] ?? language;
}

/**
 * Builds a case as Salesforce's web-to-case form sends it.
 * Returns an error without domain or organisation. `countryLabel` is the shop's own name of the country, `returnUrl`
 * the redirect target of a browser.
 */
export function toWebToCase(
  settings: WebToCaseSettings,
  supportCase: SupportCase,
  { countryLabel, returnUrl }: { readonly countryLabel: string; readonly returnUrl: string },
): Result<WebToCaseRequest, GatewayError> {
  const { domain, orgId, recordType, debugEmail, fieldIds } = settings;
  if (!domain || !orgId) return err(notConfigured);
  const origin = domain.includes("://") ? domain : `https://${domain}`;
  const query = new URLSearchParams({ encoding: "UTF-8", orgId });
  const body = new URLSearchParams({ orgid: orgId, retURL: returnUrl });
  if (debugEmail) {
    body.set("debug", "1");
    body.set("debugEmail", debugEmail);
  }
  if (recordType) body.set("recordType", recordType);
  const toName = (field: keyof typeof customFields) => fieldIds[field] ?? customFields[field];
  for (const [field, name] of entries(standardFields)) setFilled(body, name, supportCase[field]);
  for (const [field] of entries(customFields)) setFilled(body, toName(field), supportCase[field]);
  body.set(fieldIds.country ?? countryField, countryLabel);
  body.set(fieldIds.locale ?? localeField, toSalesforceLocale(supportCase.locale));
  return ok({ url: `${origin}/servlet/servlet.WebToCase?${query}`, body });
}

const notConfigured: GatewayError = {
  system: "support",
  kind: "unavailable",
  retryable: true,
  code: "not-configured",
  message: "Set WEB_TO_CASE_DOMAIN and WEB_TO_CASE_ORG_ID: without both no case can be sent",
};

function setFilled(body: URLSearchParams, name: string, value: string): void {
  if (value !== "") body.set(name, value);
}

function entries<Key extends string>(fields: Readonly<Record<Key, string>>): readonly [Key, string][] {
  return Object.entries(fields) as [Key, string][];
}
