import { describe, expect, it } from "vitest";
import {
  type AccessPoint,
  createEInvoicesGateway,
} from "../../../app/gateways/e-invoices/create-e-invoices-gateway.ts";
import {
  listInvoices,
  receiveInvoice,
  requireAccessPointKey,
} from "../../../worker/sandbox/e-invoices/answer-access-point.ts";

/** The sandbox's list of invoices, in memory. */
function createEnvironment() {
  const entries: { title: string; body: string }[] = [];
  const desk = {
    noteOnce(title: string, body: string) {
      if (!entries.some((entry) => entry.title === title)) entries.unshift({ title, body });
    },
    list: () => entries,
  };
  return { E_INVOICE_API_KEY: "key", ServiceDesk: { getByName: () => desk } } as never;
}

const env = createEnvironment();

async function fetchFromSandbox(...input: Parameters<typeof fetch>): Promise<Response> {
  const request = new Request(...input);
  return requireAccessPointKey(request, env) ?? receiveInvoice(request, env);
}

const sandbox: AccessPoint = {
  ...{ apiUrl: "http://sandbox.localhost/e-invoices", apiKey: "key", senderId: 100_001 },
  fetch: fetchFromSandbox,
};
const open = (accessPoint: AccessPoint | null) =>
  createEInvoicesGateway({ sellerVatNumber: null, network: "Peppol", accessPoint });

const ubl = `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"><cbc:ID>R-1</cbc:ID>
<cac:AccountingCustomerParty><cbc:RegistrationName>Smith &amp; Co</cbc:RegistrationName></cac:AccountingCustomerParty>
<cbc:TaxInclusiveAmount currencyID="EUR">12.10</cbc:TaxInclusiveAmount></Invoice>`;
const belgian = { country: "BE", vatNumber: "BE0123456789" } as const;
const newKey = () => crypto.randomUUID();

describe("the gateway of electronic invoices and the sandbox", () => {
  it("hand over a document once per order, to a participant by the country's number", async () => {
    const key = newKey();
    const gateway = open(sandbox);
    const invoice = { key, ubl, buyer: belgian };
    expect(await gateway.send(invoice)).toEqual(await gateway.send(invoice));
    await gateway.send({ key: newKey(), ubl, buyer: { country: "PL", vatNumber: "PL1234567890" } });
    const received: unknown = await (await listInvoices({} as never, env)).json();
    expect(received).toMatchObject([
      { network: "KSeF", participant: "PL:VAT PL1234567890" },
      {
        network: "Peppol",
        participant: "BE:EN 0123456789",
        number: "R-1",
        buyer: "Smith & Co",
        total: "12.10",
      },
    ]);
  });

  it("refuse for good a receiver that no network knows, and a document that is none", async () => {
    const unknown = { key: newKey(), ubl, buyer: { country: "BE", vatNumber: "BE0123450000" } } as const;
    expect(await open(sandbox).send(unknown)).toMatchObject({
      ok: false,
      error: { kind: "rejected", retryable: false, code: "422 routing" },
    });
    expect(await open(sandbox).send({ key: newKey(), ubl: "<x/>", buyer: belgian })).toMatchObject({
      ok: false,
      error: { code: "422 document" },
    });
    expect(
      await open({ ...sandbox, apiKey: "wrong" }).send({ key: newKey(), ubl, buyer: belgian }),
    ).toMatchObject({
      ok: false,
      error: { code: "401" },
    });
  });
});

describe("the gateway of electronic invoices", () => {
  it.each([
    ["503", async () => new Response(null, { status: 503 }), "unavailable"],
    ["429", async () => new Response(null, { status: 429 }), "unavailable"],
    ["no id", async () => Response.json({}), "malformed"],
    ["no network", async () => Promise.reject(new TypeError("refused")), "unavailable"],
  ] as const)("reports %s as an error that may pass", async (_what, fetch, kind) => {
    const sent = await open({ ...sandbox, fetch }).send({ key: newKey(), ubl, buyer: belgian });
    expect(sent).toMatchObject({ ok: false, error: { system: "e-invoices", kind, retryable: true } });
  });

  it("has no network without an access point", async () => {
    expect(open(null).network).toBeNull();
    expect(open(sandbox).network).toBe("Peppol");
    expect(await open(null).send({ key: newKey(), ubl, buyer: belgian })).toMatchObject({ ok: false });
  });
});
