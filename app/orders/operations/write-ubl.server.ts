import { html } from "hono/html";
import {
  type EInvoice,
  type EInvoiceAddress,
  type EInvoiceAdjustment,
  type EInvoiceLine,
  type EInvoiceParty,
  type EInvoiceTax,
  type EInvoiceVat,
  toDecimal,
  toExemption,
  toPercent,
} from "../model/e-invoice";
import { toXmlDocument, type XmlPart } from "./xml-document.server";

/** The rules that a document follows: the standard's own, or Peppol BIS Billing 3.0, which narrows them. */
export type UblProfile = "EN 16931" | "Peppol";

const customizations: Readonly<Record<UblProfile, string>> = {
  "EN 16931": "urn:cen.eu:en16931:2017",
  Peppol: "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0",
};
const billingProcess = "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0";
/** UNTDID 1001: commercial invoice. */
const commercialInvoice = "380";
/** UN/ECE Recommendation 21: piece. */
const piece = "H87";
/** Peppol's word for a purchase order that the buyer did not name, before the seller's own number. */
const noPurchaseOrder = "NA";

/** Writes an invoice in the syntax UBL 2.1. Source: EN 16931-3-2 */
export function writeUbl(invoice: EInvoice, profile: UblProfile): string {
  const { seller, buyer, purchaseOrder, salesOrder } = invoice;
  return toXmlDocument(html`<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
<cbc:CustomizationID>${customizations[profile]}</cbc:CustomizationID>
${profile === "Peppol" && html`<cbc:ProfileID>${billingProcess}</cbc:ProfileID>`}
<cbc:ID>${invoice.number}</cbc:ID>
<cbc:IssueDate>${invoice.issuedOn}</cbc:IssueDate>
<cbc:InvoiceTypeCode>${commercialInvoice}</cbc:InvoiceTypeCode>
<cbc:DocumentCurrencyCode>${invoice.currency}</cbc:DocumentCurrencyCode>
<cbc:BuyerReference>${invoice.buyerReference}</cbc:BuyerReference>
<cac:OrderReference><cbc:ID>${purchaseOrder ?? noPurchaseOrder}</cbc:ID><cbc:SalesOrderID>${salesOrder}</cbc:SalesOrderID></cac:OrderReference>
<cac:AccountingSupplierParty>${writeParty(seller)}</cac:AccountingSupplierParty>
<cac:AccountingCustomerParty>${writeParty(buyer)}</cac:AccountingCustomerParty>
${writeDelivery(invoice)}
${writePayment(invoice)}
${invoice.allowances.map((allowance) => writeAdjustment(allowance, false, invoice))}
${invoice.charges.map((charge) => writeAdjustment(charge, true, invoice))}
${writeTaxes(invoice)}
${writeTotals(invoice)}
${invoice.lines.map((line) => writeLine(line, invoice))}
</Invoice>`);
}

type Currency = Pick<EInvoice, "currency">;

function writeAmount(name: string, cents: number, { currency }: Currency): XmlPart {
  return html`<cbc:${name} currencyID="${currency}">${toDecimal(cents)}</cbc:${name}>`;
}

function writeParty({ name, vatNumber, endpoint, contact, address }: EInvoiceParty): XmlPart {
  const tax = html`<cac:PartyTaxScheme><cbc:CompanyID>${vatNumber}</cbc:CompanyID>${writeScheme()}</cac:PartyTaxScheme>`;
  return html`<cac:Party>
<cbc:EndpointID schemeID="${endpoint.scheme}">${endpoint.id}</cbc:EndpointID>
<cac:PostalAddress>${writeAddress(address)}</cac:PostalAddress>
${vatNumber !== null && tax}
<cac:PartyLegalEntity><cbc:RegistrationName>${name}</cbc:RegistrationName></cac:PartyLegalEntity>
<cac:Contact><cbc:Name>${contact.name}</cbc:Name><cbc:ElectronicMail>${contact.email}</cbc:ElectronicMail></cac:Contact>
</cac:Party>`;
}

function writeScheme(): XmlPart {
  return html`<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>`;
}

function writeAddress({ street, extra, city, postalCode, country }: EInvoiceAddress): XmlPart {
  return html`<cbc:StreetName>${street}</cbc:StreetName>
${extra !== null && html`<cbc:AdditionalStreetName>${extra}</cbc:AdditionalStreetName>`}
<cbc:CityName>${city}</cbc:CityName>
${postalCode !== "" && html`<cbc:PostalZone>${postalCode}</cbc:PostalZone>`}
<cac:Country><cbc:IdentificationCode>${country}</cbc:IdentificationCode></cac:Country>`;
}

function writeDelivery({ delivery }: EInvoice): XmlPart {
  return html`<cac:Delivery>
<cbc:ActualDeliveryDate>${delivery.on}</cbc:ActualDeliveryDate>
<cac:DeliveryLocation><cac:Address>${writeAddress(delivery.address)}</cac:Address></cac:DeliveryLocation>
<cac:DeliveryParty><cac:PartyName><cbc:Name>${delivery.name}</cbc:Name></cac:PartyName></cac:DeliveryParty>
</cac:Delivery>`;
}

function writePayment({ payment }: EInvoice): XmlPart {
  const { account, terms } = payment;
  return html`<cac:PaymentMeans><cbc:PaymentMeansCode>${payment.means}</cbc:PaymentMeansCode><cbc:PaymentID>${payment.reference}</cbc:PaymentID>
${
  account !== null &&
  html`<cac:PayeeFinancialAccount><cbc:ID>${account.iban}</cbc:ID><cbc:Name>${account.owner}</cbc:Name>
<cac:FinancialInstitutionBranch><cbc:ID>${account.bic}</cbc:ID></cac:FinancialInstitutionBranch></cac:PayeeFinancialAccount>`
}
</cac:PaymentMeans>
${terms !== null && html`<cac:PaymentTerms><cbc:Note>${terms}</cbc:Note></cac:PaymentTerms>`}`;
}

function writeCategory(
  name: "TaxCategory" | "ClassifiedTaxCategory",
  vat: EInvoiceVat,
  exemption?: XmlPart,
): XmlPart {
  return html`<cac:${name}><cbc:ID>${vat.category}</cbc:ID><cbc:Percent>${toPercent(vat.ratePermyriad)}</cbc:Percent>${exemption}${writeScheme()}</cac:${name}>`;
}

/** Of the whole invoice. */
function writeAdjustment(adjustment: EInvoiceAdjustment, isCharge: boolean, currency: Currency): XmlPart {
  return html`<cac:AllowanceCharge>${writeReason(adjustment, isCharge, currency)}${writeCategory("TaxCategory", adjustment.vat)}</cac:AllowanceCharge>`;
}

function writeReason(
  { code, reason, cents }: EInvoiceAdjustment,
  isCharge: boolean,
  currency: Currency,
): XmlPart {
  return html`<cbc:ChargeIndicator>${String(isCharge)}</cbc:ChargeIndicator>
<cbc:AllowanceChargeReasonCode>${code}</cbc:AllowanceChargeReasonCode>
<cbc:AllowanceChargeReason>${reason}</cbc:AllowanceChargeReason>
${writeAmount("Amount", cents, currency)}`;
}

function writeTaxes(invoice: EInvoice): XmlPart {
  return html`<cac:TaxTotal>${writeAmount("TaxAmount", invoice.totals.taxCents, invoice)}
${invoice.taxes.map((tax) => writeTax(tax, invoice))}
</cac:TaxTotal>`;
}

function writeTax(tax: EInvoiceTax, currency: Currency): XmlPart {
  const exemption = toExemption(tax);
  const reason =
    exemption &&
    html`<cbc:TaxExemptionReasonCode>${exemption.code}</cbc:TaxExemptionReasonCode><cbc:TaxExemptionReason>${exemption.text}</cbc:TaxExemptionReason>`;
  return html`<cac:TaxSubtotal>
${writeAmount("TaxableAmount", tax.taxableCents, currency)}
${writeAmount("TaxAmount", tax.taxCents, currency)}
${writeCategory("TaxCategory", tax, reason ?? undefined)}
</cac:TaxSubtotal>`;
}

function writeTotals(invoice: EInvoice): XmlPart {
  const { totals, allowances, charges } = invoice;
  return html`<cac:LegalMonetaryTotal>
${writeAmount("LineExtensionAmount", totals.lineCents, invoice)}
${writeAmount("TaxExclusiveAmount", totals.netCents, invoice)}
${writeAmount("TaxInclusiveAmount", totals.grossCents, invoice)}
${allowances.length > 0 && writeAmount("AllowanceTotalAmount", totals.allowanceCents, invoice)}
${charges.length > 0 && writeAmount("ChargeTotalAmount", totals.chargeCents, invoice)}
${writeAmount("PrepaidAmount", totals.paidCents, invoice)}
${writeAmount("PayableAmount", totals.dueCents, invoice)}
</cac:LegalMonetaryTotal>`;
}

function writeLine(line: EInvoiceLine, invoice: EInvoice): XmlPart {
  const number =
    line.articleNumber !== null &&
    html`<cac:SellersItemIdentification><cbc:ID>${line.articleNumber}</cbc:ID></cac:SellersItemIdentification>`;
  return html`<cac:InvoiceLine>
<cbc:ID>${line.id}</cbc:ID>
<cbc:InvoicedQuantity unitCode="${piece}">${line.pieces}</cbc:InvoicedQuantity>
${writeAmount("LineExtensionAmount", line.cents, invoice)}
${line.allowances.map((allowance) => html`<cac:AllowanceCharge>${writeReason(allowance, false, invoice)}</cac:AllowanceCharge>`)}
<cac:Item><cbc:Name>${line.name}</cbc:Name>${number}${writeCategory("ClassifiedTaxCategory", line.vat)}</cac:Item>
<cac:Price><cbc:PriceAmount currencyID="${invoice.currency}">${line.price}</cbc:PriceAmount></cac:Price>
</cac:InvoiceLine>`;
}
