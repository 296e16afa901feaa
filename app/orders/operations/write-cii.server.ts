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

/** The profile EN 16931 of Factur-X 1.0 and ZUGFeRD 2. */
const guideline = "urn:cen.eu:en16931:2017";
/** UNTDID 1001: commercial invoice. */
const commercialInvoice = "380";
/** UN/ECE Recommendation 21: piece. */
const piece = "H87";

/** Writes an invoice in the syntax UN/CEFACT CII D16B, which Factur-X and ZUGFeRD embed. Source: EN 16931-3-3 */
export function writeCii(invoice: EInvoice): string {
  return toXmlDocument(html`<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
<rsm:ExchangedDocumentContext><ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>${guideline}</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter></rsm:ExchangedDocumentContext>
<rsm:ExchangedDocument>
<ram:ID>${invoice.number}</ram:ID>
<ram:TypeCode>${commercialInvoice}</ram:TypeCode>
<ram:IssueDateTime>${writeDay(invoice.issuedOn)}</ram:IssueDateTime>
</rsm:ExchangedDocument>
<rsm:SupplyChainTradeTransaction>
${invoice.lines.map(writeLine)}
${writeAgreement(invoice)}
<ram:ApplicableHeaderTradeDelivery>
<ram:ShipToTradeParty><ram:Name>${invoice.delivery.name}</ram:Name>${writeAddress(invoice.delivery.address)}</ram:ShipToTradeParty>
<ram:ActualDeliverySupplyChainEvent><ram:OccurrenceDateTime>${writeDay(invoice.delivery.on)}</ram:OccurrenceDateTime></ram:ActualDeliverySupplyChainEvent>
</ram:ApplicableHeaderTradeDelivery>
${writeSettlement(invoice)}
</rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>`);
}

/** Format 102 is CCYYMMDD. */
function writeDay(day: string): XmlPart {
  return html`<udt:DateTimeString format="102">${day.replaceAll("-", "")}</udt:DateTimeString>`;
}

function writeLine(line: EInvoiceLine): XmlPart {
  return html`<ram:IncludedSupplyChainTradeLineItem>
<ram:AssociatedDocumentLineDocument><ram:LineID>${line.id}</ram:LineID></ram:AssociatedDocumentLineDocument>
<ram:SpecifiedTradeProduct>
${line.articleNumber !== null && html`<ram:SellerAssignedID>${line.articleNumber}</ram:SellerAssignedID>`}
<ram:Name>${line.name}</ram:Name>
</ram:SpecifiedTradeProduct>
<ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount>${line.price}</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement>
<ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="${piece}">${line.pieces}</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery>
<ram:SpecifiedLineTradeSettlement>
<ram:ApplicableTradeTax>${writeVat(line.vat)}</ram:ApplicableTradeTax>
${line.allowances.map((allowance) => html`<ram:SpecifiedTradeAllowanceCharge>${writeReason(allowance, false)}</ram:SpecifiedTradeAllowanceCharge>`)}
<ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>${toDecimal(line.cents)}</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation>
</ram:SpecifiedLineTradeSettlement>
</ram:IncludedSupplyChainTradeLineItem>`;
}

function writeVat({ category, ratePermyriad }: EInvoiceVat): XmlPart {
  return html`<ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>${category}</ram:CategoryCode><ram:RateApplicablePercent>${toPercent(ratePermyriad)}</ram:RateApplicablePercent>`;
}

function writeReason({ code, reason, cents }: EInvoiceAdjustment, isCharge: boolean): XmlPart {
  return html`<ram:ChargeIndicator><udt:Indicator>${String(isCharge)}</udt:Indicator></ram:ChargeIndicator>
<ram:ActualAmount>${toDecimal(cents)}</ram:ActualAmount>
<ram:ReasonCode>${code}</ram:ReasonCode>
<ram:Reason>${reason}</ram:Reason>`;
}

function writeAgreement({ buyerReference, seller, buyer, salesOrder, purchaseOrder }: EInvoice): XmlPart {
  const ordered =
    purchaseOrder !== null &&
    html`<ram:BuyerOrderReferencedDocument><ram:IssuerAssignedID>${purchaseOrder}</ram:IssuerAssignedID></ram:BuyerOrderReferencedDocument>`;
  return html`<ram:ApplicableHeaderTradeAgreement>
<ram:BuyerReference>${buyerReference}</ram:BuyerReference>
<ram:SellerTradeParty>${writeParty(seller)}</ram:SellerTradeParty>
<ram:BuyerTradeParty>${writeParty(buyer)}</ram:BuyerTradeParty>
<ram:SellerOrderReferencedDocument><ram:IssuerAssignedID>${salesOrder}</ram:IssuerAssignedID></ram:SellerOrderReferencedDocument>
${ordered}
</ram:ApplicableHeaderTradeAgreement>`;
}

function writeParty({ name, vatNumber, endpoint, contact, address }: EInvoiceParty): XmlPart {
  const tax = html`<ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">${vatNumber}</ram:ID></ram:SpecifiedTaxRegistration>`;
  return html`<ram:Name>${name}</ram:Name>
<ram:DefinedTradeContact><ram:PersonName>${contact.name}</ram:PersonName><ram:EmailURIUniversalCommunication><ram:URIID>${contact.email}</ram:URIID></ram:EmailURIUniversalCommunication></ram:DefinedTradeContact>
${writeAddress(address)}
<ram:URIUniversalCommunication><ram:URIID schemeID="${endpoint.scheme}">${endpoint.id}</ram:URIID></ram:URIUniversalCommunication>
${vatNumber !== null && tax}`;
}

function writeAddress({ street, extra, city, postalCode, country }: EInvoiceAddress): XmlPart {
  return html`<ram:PostalTradeAddress>
${postalCode !== "" && html`<ram:PostcodeCode>${postalCode}</ram:PostcodeCode>`}
<ram:LineOne>${street}</ram:LineOne>
${extra !== null && html`<ram:LineTwo>${extra}</ram:LineTwo>`}
<ram:CityName>${city}</ram:CityName>
<ram:CountryID>${country}</ram:CountryID>
</ram:PostalTradeAddress>`;
}

function writeSettlement(invoice: EInvoice): XmlPart {
  const { payment, allowances, charges } = invoice;
  const terms = html`<ram:SpecifiedTradePaymentTerms><ram:Description>${payment.terms}</ram:Description></ram:SpecifiedTradePaymentTerms>`;
  return html`<ram:ApplicableHeaderTradeSettlement>
<ram:PaymentReference>${payment.reference}</ram:PaymentReference>
<ram:InvoiceCurrencyCode>${invoice.currency}</ram:InvoiceCurrencyCode>
${writePaymentMeans(invoice)}
${invoice.taxes.map(writeTax)}
${allowances.map((allowance) => writeAdjustment(allowance, false))}
${charges.map((charge) => writeAdjustment(charge, true))}
${payment.terms !== null && terms}
${writeTotals(invoice)}
</ram:ApplicableHeaderTradeSettlement>`;
}

function writePaymentMeans({ payment: { means, account } }: EInvoice): XmlPart {
  return html`<ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>${means}</ram:TypeCode>
${
  account !== null &&
  html`<ram:PayeePartyCreditorFinancialAccount><ram:IBANID>${account.iban}</ram:IBANID><ram:AccountName>${account.owner}</ram:AccountName></ram:PayeePartyCreditorFinancialAccount>
<ram:PayeeSpecifiedCreditorFinancialInstitution><ram:BICID>${account.bic}</ram:BICID></ram:PayeeSpecifiedCreditorFinancialInstitution>`
}
</ram:SpecifiedTradeSettlementPaymentMeans>`;
}

function writeTax(tax: EInvoiceTax): XmlPart {
  const exemption = toExemption(tax);
  return html`<ram:ApplicableTradeTax>
<ram:CalculatedAmount>${toDecimal(tax.taxCents)}</ram:CalculatedAmount>
<ram:TypeCode>VAT</ram:TypeCode>
${exemption && html`<ram:ExemptionReason>${exemption.text}</ram:ExemptionReason>`}
<ram:BasisAmount>${toDecimal(tax.taxableCents)}</ram:BasisAmount>
<ram:CategoryCode>${tax.category}</ram:CategoryCode>
${exemption && html`<ram:ExemptionReasonCode>${exemption.code}</ram:ExemptionReasonCode>`}
<ram:RateApplicablePercent>${toPercent(tax.ratePermyriad)}</ram:RateApplicablePercent>
</ram:ApplicableTradeTax>`;
}

/** Of the whole invoice. */
function writeAdjustment(adjustment: EInvoiceAdjustment, isCharge: boolean): XmlPart {
  return html`<ram:SpecifiedTradeAllowanceCharge>${writeReason(adjustment, isCharge)}
<ram:CategoryTradeTax>${writeVat(adjustment.vat)}</ram:CategoryTradeTax>
</ram:SpecifiedTradeAllowanceCharge>`;
}

function writeTotals({ totals, allowances, charges, currency }: EInvoice): XmlPart {
  return html`<ram:SpecifiedTradeSettlementHeaderMonetarySummation>
<ram:LineTotalAmount>${toDecimal(totals.lineCents)}</ram:LineTotalAmount>
${charges.length > 0 && html`<ram:ChargeTotalAmount>${toDecimal(totals.chargeCents)}</ram:ChargeTotalAmount>`}
${allowances.length > 0 && html`<ram:AllowanceTotalAmount>${toDecimal(totals.allowanceCents)}</ram:AllowanceTotalAmount>`}
<ram:TaxBasisTotalAmount>${toDecimal(totals.netCents)}</ram:TaxBasisTotalAmount>
<ram:TaxTotalAmount currencyID="${currency}">${toDecimal(totals.taxCents)}</ram:TaxTotalAmount>
<ram:GrandTotalAmount>${toDecimal(totals.grossCents)}</ram:GrandTotalAmount>
<ram:TotalPrepaidAmount>${toDecimal(totals.paidCents)}</ram:TotalPrepaidAmount>
<ram:DuePayableAmount>${toDecimal(totals.dueCents)}</ram:DuePayableAmount>
</ram:SpecifiedTradeSettlementHeaderMonetarySummation>`;
}
