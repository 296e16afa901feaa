import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { evaluateXPathToBoolean } from "fontoxpath";
import { parseXmlDocument } from "slimdom";
import { describe, expect, it } from "vitest";
import { findBrokenRules, parseRules } from "../../../tests/support/published-rules";
import { invoiceCases, sampleInvoicedOrder } from "../../../tests/support/sample-invoice-orders";
import { createTranslate } from "../../i18n/create-translate";
import { addressToNetwork } from "../model/e-invoice-endpoints";
import { toEInvoice } from "./to-e-invoice.server";
import { writeCii } from "./write-cii.server";
import { writeUbl } from "./write-ubl.server";

const context = {
  translate: createTranslate("en-GB"),
  timeZone: "Europe/Bratislava",
  seller: {
    ...{ name: "Ironhall Equipment", vatNumber: "SK0000000000", email: "service@ironhall.example" },
    address: {
      street: "Demonstration Street 1",
      postalCode: "821 09",
      city: "Bratislava",
      country: "SK",
      extra: null,
    },
  },
  bank: {
    bic: "TATRSKBX",
    accountOwner: "Ironhall",
    institute: "Bank",
    iban: "SK31 1200 0000 1987 4263 7541",
  },
};

function toInvoice(name: keyof typeof invoiceCases) {
  const invoice = toEInvoice(sampleInvoicedOrder(invoiceCases[name]), context);
  if (!invoice) throw new Error("No invoice");
  return invoice;
}

const names = Object.keys(invoiceCases) as (keyof typeof invoiceCases)[];

/**
 * Rules of EN 16931-1 in the syntax UBL, by their ids: what must hold of every invoice of the shop. The complete
 * rules are those of CEN, below.
 */
const rules: readonly (readonly [id: string, holds: string])[] = [
  ["BR-02 has a number", "*:ID != ''"],
  ["BR-03 has a day of issue", "matches(*:IssueDate, '^\\d{4}-\\d\\d-\\d\\d$')"],
  ["BR-16 has a line", "exists(*:InvoiceLine)"],
  [
    "BR-24 each line has an amount",
    "every $line in *:InvoiceLine satisfies exists($line/*:LineExtensionAmount)",
  ],
  ["BR-27 no price is negative", "every $price in .//*:PriceAmount satisfies number($price) >= 0"],
  [
    "BR-CO-09 VAT numbers begin with a country",
    "every $id in .//*:PartyTaxScheme/*:CompanyID satisfies matches($id, '^[A-Z]{2}')",
  ],
  ["BR-CO-10 lines add up", "@lines = *:LegalMonetaryTotal/*:LineExtensionAmount"],
  ["BR-CO-11 allowances add up", "@allowances = @allowanceTotal"],
  ["BR-CO-12 charges add up", "@charges = @chargeTotal"],
  ["BR-CO-13 net is lines less allowances plus charges", "@net = @round(@lines - @allowances + @charges)"],
  ["BR-CO-14 VAT is the sum of its breakdown", "@tax = @round(sum(.//*:TaxSubtotal/*:TaxAmount/number()))"],
  ["BR-CO-15 gross is net plus VAT", "@gross = @round(@net + @tax)"],
  [
    "BR-CO-16 due is gross less what is paid",
    "@due = @round(@gross - number(*:LegalMonetaryTotal/*:PrepaidAmount))",
  ],
  [
    "BR-CO-17 VAT of a breakdown is its rate",
    "every $part in .//*:TaxSubtotal satisfies abs($part/*:TaxableAmount * $part//*:Percent div 100 - $part/*:TaxAmount) < 0.03",
  ],
  ["BR-CO-18 has a breakdown", "exists(.//*:TaxSubtotal)"],
  ["BR-CO-25 has terms while something is due", "@due = 0 or *:PaymentTerms/*:Note != ''"],
  [
    "BR-61 a transfer has an account",
    "not(*:PaymentMeans/*:PaymentMeansCode = ('30', '58')) or exists(*:PaymentMeans/*:PayeeFinancialAccount/*:ID)",
  ],
  [
    "BR-S-01, BR-K-01 every category has a breakdown",
    "every $id in .//*:ClassifiedTaxCategory/*:ID satisfies $id = .//*:TaxSubtotal/*:TaxCategory/*:ID",
  ],
  [
    "BR-S-02 taxed sales name the seller's number",
    "exists(*:AccountingSupplierParty//*:PartyTaxScheme/*:CompanyID)",
  ],
  [
    "BR-S-05 taxed lines have a rate",
    "every $vat in .//*:ClassifiedTaxCategory[*:ID = 'S'] satisfies $vat/*:Percent > 0",
  ],
  [
    "BR-S-10 taxed sales have no reason of exemption",
    "not(exists(.//*:TaxCategory[*:ID = 'S']/*:TaxExemptionReasonCode))",
  ],
  ["BR-IC-02 supplies name both numbers", "@isTaxed or count(.//*:PartyTaxScheme/*:CompanyID) = 2"],
  ["BR-IC-05 supplies have no rate", "every $vat in .//*[*:ID = 'K'] satisfies $vat/*:Percent = 0"],
  ["BR-IC-09 supplies have no VAT", "@isTaxed or @tax = 0"],
  [
    "BR-IC-10 supplies state the exemption",
    "@isTaxed or .//*:TaxCategory/*:TaxExemptionReasonCode = 'VATEX-EU-IC'",
  ],
  ["BR-IC-11 supplies have a day of delivery", "@isTaxed or exists(*:Delivery/*:ActualDeliveryDate)"],
  ["BR-IC-12 supplies have a country of delivery", "@isTaxed or exists(*:Delivery//*:IdentificationCode)"],
  ["BR-AE-01 no sale is a reverse charge by another rule", "not(.//*:TaxCategory/*:ID = 'AE')"],
];

/** Abbreviations of the rules' terms. */
const terms: Readonly<Record<string, string>> = {
  round: "(function($amount) { round($amount * 100) div 100 })",
  lines: "(round(sum(*:InvoiceLine/*:LineExtensionAmount/number()) * 100) div 100)",
  allowances: "(round(sum(*:AllowanceCharge[*:ChargeIndicator = 'false']/*:Amount/number()) * 100) div 100)",
  allowanceTotal: "sum(*:LegalMonetaryTotal/*:AllowanceTotalAmount/number())",
  charges: "(round(sum(*:AllowanceCharge[*:ChargeIndicator = 'true']/*:Amount/number()) * 100) div 100)",
  chargeTotal: "sum(*:LegalMonetaryTotal/*:ChargeTotalAmount/number())",
  net: "number(*:LegalMonetaryTotal/*:TaxExclusiveAmount)",
  tax: "number(*:TaxTotal/*:TaxAmount)",
  gross: "number(*:LegalMonetaryTotal/*:TaxInclusiveAmount)",
  due: "number(*:LegalMonetaryTotal/*:PayableAmount)",
  isTaxed: "not(.//*:TaxSubtotal/*:TaxCategory/*:ID = 'K')",
};

const toPath = (holds: string) =>
  holds.replaceAll(/@([a-z]+)/gi, (term, name: string) => terms[name] ?? term);

describe.each(names)("the invoice of the case %s in UBL", (name) => {
  const root = parseXmlDocument(writeUbl(toInvoice(name), "EN 16931")).documentElement;

  it.each(rules)("holds %s", (_id, holds) => {
    expect(evaluateXPathToBoolean(toPath(holds), root)).toBe(true);
  });
});

/** A folder with CEN's artefacts, https://github.com/ConnectingEurope/eInvoicing-EN16931, release validation-1.3.16. */
const folder = process.env.EN16931_RULES ?? "";

describe.skipIf(!existsSync(folder))("CEN's published rules", () => {
  const read = (syntax: "ubl" | "cii") => {
    const file = `${syntax}/schematron/preprocessed/EN16931-${syntax.toUpperCase()}-validation-preprocessed.sch`;
    return parseRules(readFileSync(path.join(folder, file), "utf8"));
  };
  const [ubl, cii] = existsSync(folder) ? [read("ubl"), read("cii")] : [null, null];

  it.each(names)("hold of the case %s in UBL, UBL for a network, and CII", (name) => {
    if (!ubl || !cii) throw new Error("No rules");
    const invoice = toInvoice(name);
    const addressed = addressToNetwork(invoice);
    expect(findBrokenRules(writeUbl(invoice, "EN 16931"), ubl)).toEqual([]);
    expect(addressed && findBrokenRules(writeUbl(addressed, "Peppol"), ubl)).toEqual([]);
    expect(findBrokenRules(writeCii(invoice), cii)).toEqual([]);
  });

  it("find what is wrong", () => {
    if (!ubl || !cii) throw new Error("No rules");
    const [one, other] = [writeUbl(toInvoice("domestic"), "EN 16931"), writeCii(toInvoice("domestic"))];
    const total = /<cbc:TaxExclusiveAmount [^>]*>/;
    expect(findBrokenRules(one.replace(total, "$&9"), ubl)).toContain("BR-CO-13");
    expect(findBrokenRules(other.replace("<ram:TaxBasisTotalAmount>", "$&9"), cii)).toContain("BR-CO-13");
    expect(findBrokenRules(one.replace("<cbc:ID>S</cbc:ID>", "<cbc:ID>X</cbc:ID>"), ubl)).not.toEqual([]);
  });
});

describe("an electronic invoice", () => {
  it("carries references, VAT numbers, and the reason of an exemption, in both syntaxes", () => {
    const domestic = toInvoice("domestic");
    for (const xml of [writeUbl(domestic, "EN 16931"), writeCii(domestic)]) {
      expect(xml).toContain("BuyerReference>PO &lt;4711&gt;<");
      expect(xml).toMatch(/DE123456789[\s\S]*PO &lt;4711&gt;|PO &lt;4711&gt;[\s\S]*DE123456789/);
      expect(xml).toContain("Smith &amp; Söhne");
    }
    const net = toInvoice("intra-Community");
    for (const xml of [writeUbl(net, "EN 16931"), writeCii(net)]) {
      expect(xml).toContain("VATEX-EU-IC");
      expect(xml).toContain("Article 138(1) of Directive 2006/112/EC");
    }
  });

  it("names the order where the buyer gave no reference", () => {
    const xml = writeUbl(toInvoice("Norway"), "EN 16931");
    expect(xml).toContain("<cbc:BuyerReference>4749-2204-4257</cbc:BuyerReference>");
    expect(xml).toContain("<cbc:ID>NA</cbc:ID><cbc:SalesOrderID>4749-2204-4257</cbc:SalesOrderID>");
  });

  it("leaves out characters that XML does not allow", () => {
    const { buyer, ...invoice } = toInvoice("domestic");
    const xml = writeCii({ ...invoice, buyer: { ...buyer, name: "A\u0007B\ud800" } });
    expect(xml).toContain("<ram:Name>AB\ufffd</ram:Name>");
  });

  it("is addressed in a network by VAT or enterprise number, and not without one", () => {
    const belgian = addressToNetwork(toInvoice("discount"));
    expect(belgian?.buyer.endpoint).toEqual({ scheme: "0208", id: "0123456789" });
    expect(belgian?.seller.endpoint).toEqual({ scheme: "9950", id: "SK0000000000" });
    expect(writeUbl(toInvoice("discount"), "EN 16931")).toContain('schemeID="EM">books@example.com<');
    const { buyer, ...rest } = toInvoice("discount");
    expect(addressToNetwork({ ...rest, buyer: { ...buyer, vatNumber: null } })).toBeNull();
  });
});
