import { create, integer, optional, string, type, union } from "superstruct";
import { describe, expect, it } from "vitest";
import { createPaymentGateway } from "../../../app/gateways/payment/create-payment-gateway.ts";
import type { DirectPaymentRequest } from "../../../app/gateways/payment/payment-gateway.ts";
import type { PaymentServiceOptions } from "../../../app/gateways/payment/request-payment-service.ts";
import { localSecrets } from "../../../scripts/house/local-secrets.mjs";
import { Guest } from "../../support/guest.ts";
import { sampleAddress, sampleCart } from "../../support/sample-cart.ts";
import { openShop } from "./open-shop.ts";

const shop = openShop();

/** Fetches from the sandbox by the name that only this machine resolves. */
const fetchFromSandbox: typeof fetch = async (input, init = {}) => {
  const { pathname, search } = new URL(String(input));
  const { status, text } = await new Guest(shop.port, "sandbox.localhost").send(pathname + search, {
    method: init.method ?? "GET",
    headers: Object.fromEntries(new Headers(init.headers)),
    body: String(init.body ?? ""),
  });
  return new Response(text, { status, headers: { "content-type": "application/json" } });
};

const ProviderAnswer = type({
  errorCode: optional(string()),
  pspReference: optional(string()),
  reference: optional(string()),
  status: optional(union([string(), integer()])),
  amount: optional(type({ value: integer(), currency: string() })),
});

const { PAYMENT_CONTRACT_API_URL, PAYMENT_CONTRACT_API_KEY, PAYMENT_CONTRACT_MERCHANT_ACCOUNT } = process.env;

const services: readonly (readonly [string, PaymentServiceOptions | null])[] = [
  [
    "the sandbox",
    {
      apiUrl: "http://sandbox.localhost/checkout/v71",
      apiKey: localSecrets().sandbox.PAYMENT_API_KEY,
      merchantAccount: "IronhallDemo",
      fetch: fetchFromSandbox,
    },
  ],
  [
    "the real service",
    PAYMENT_CONTRACT_API_URL && PAYMENT_CONTRACT_API_KEY && PAYMENT_CONTRACT_MERCHANT_ACCOUNT
      ? {
          apiUrl: PAYMENT_CONTRACT_API_URL,
          apiKey: PAYMENT_CONTRACT_API_KEY,
          merchantAccount: PAYMENT_CONTRACT_MERCHANT_ACCOUNT,
          fetch,
        }
      : null,
  ],
];

const billingAddress = { ...sampleAddress, country: "PT", phone: "+351 21 1234567" } as const;
const cart = sampleCart({
  country: "PT",
  email: "jana@example.com",
  billingAddress,
  shippingAddress: billingAddress,
});

function request(method: DirectPaymentRequest["method"]): DirectPaymentRequest {
  const id = crypto.randomUUID();
  return {
    method,
    reference: `4821-0937-5514_${id}`,
    cart,
    country: "PT",
    locale: "pt-PT",
    returnUrl: "https://www.ironhall.pt/payment/return",
    shopperIp: "192.0.2.1",
    idempotencyKey: id,
    attemptId: id,
    walletToken: null,
    birthDate: null,
  };
}

describe.each(services)("the payment gateway and %s", (_name, options) => {
  const without = "PAYMENT_CONTRACT_API_URL, _API_KEY and _MERCHANT_ACCOUNT are not set";
  const run = options ? it : it.skip;
  const why = options ? "" : ` (skipped: ${without})`;
  const gateway = options && createPaymentGateway(options);
  const open = () => {
    if (!gateway) throw new Error(without);
    return gateway;
  };

  run(`open a hosted page, the same one for the same key${why}`, async () => {
    const asked = request("scheme");
    const first = await open().startSession(asked);
    expect(first).toMatchObject({ ok: true, value: { url: expect.stringMatching(/^https?:/) } });
    const again = await open().startSession(asked);
    expect(again.ok && first.ok && again.value.id).toBe(first.ok && first.value.id);
  });

  run(`lead a redirected shopper to a page${why}`, async () => {
    expect(await open().startPayment(request("paypal"))).toMatchObject({
      ok: true,
      value: { status: "redirect", url: expect.stringMatching(/^https?:/) },
    });
  });

  run(`issue a voucher with all that is to be shown of it${why}`, async () => {
    expect(await open().startPayment(request("multibanco"))).toMatchObject({
      ok: true,
      value: {
        status: "pending",
        pspReference: expect.stringMatching(/\w{10,}/),
        action: {
          type: "voucher",
          reference: expect.stringMatching(/\d/),
          entity: expect.stringMatching(/^\d{5}$/),
          expiresAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
          merchantReference: expect.any(String),
          amount: { centAmount: cart.total.centAmount, currency: "EUR" },
        },
      },
    });
  });

  run(`refuse what is no payment of theirs, and a result that nobody gave${why}`, async () => {
    const unknown = { pspReference: "XX0000000000000X", reference: "none", amount: cart.total };
    for (const answer of [
      await open().capture(unknown),
      await open().reverse(unknown),
      await open().readRedirect("made-up", cart.total),
    ]) {
      expect(answer).toMatchObject({ ok: false, error: { kind: "rejected", retryable: false } });
    }
  });

  run(`refuse a key that is none${why}`, async () => {
    const stranger = options && createPaymentGateway({ ...options, apiKey: "none" });
    expect(await stranger?.startSession(request("scheme"))).toMatchObject({
      ok: false,
      error: { kind: "rejected", code: expect.stringMatching(/\d/) },
    });
  });
});

describe("the sandbox only", () => {
  const gateway = createPaymentGateway(services[0]?.[1] ?? ({} as never));

  it.each([
    ["sheet", "authorised"],
    ["refused", "refused"],
    ["pending", "pending"],
    [btoa("challenge"), "redirect"],
  ])("responds to a wallet's token “%s” with %s", async (walletToken, status) => {
    expect(await gateway.startPayment({ ...request("googlepay"), walletToken })).toMatchObject({
      value: { status },
    });
  });

  it.each([
    ["1990-04-12", "redirect"],
    [`${new Date().getFullYear() - 10}-01-01`, "refused"],
  ])("ends the payment of a shopper born on %s as %s at Ratepay", async (birthDate, status) => {
    expect(await gateway.startPayment({ ...request("ratepay"), birthDate })).toMatchObject({
      value: { status },
    });
  });

  it("names the missing data of an invoice", async () => {
    expect(await gateway.startPayment(request("ratepay"))).toMatchObject({
      error: { kind: "rejected", code: "422", message: expect.stringContaining("dateOfBirth") },
    });
    expect(await gateway.startPayment(request("klarna_b2b"))).toMatchObject({
      error: { code: "422", message: expect.stringContaining("company.name") },
    });
  });

  const ask = async (path: string, body: object) => {
    const response = await fetchFromSandbox(`http://sandbox.localhost/checkout/v71${path}`, {
      method: "POST",
      headers: { "x-api-key": localSecrets().sandbox.PAYMENT_API_KEY, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const answer = create(await response.json(), ProviderAnswer);
    return { ...answer, httpStatus: response.status };
  };
  const merchantAccount = "IronhallDemo";
  const payment = {
    merchantAccount,
    reference: `1001_${crypto.randomUUID()}`,
    returnUrl: "http://pt.localhost/payment/return",
    amount: { value: 10_000, currency: "EUR" },
    paymentMethod: { type: "googlepay", googlePayToken: "sheet" },
    countryCode: "PT",
  };

  it.each<[string, object, string]>([
    ["another merchant account", { merchantAccount: "Stranger" }, "901"],
    ["an amount of nothing", { amount: { value: 0, currency: "EUR" } }, "137"],
    ["a currency that does not exist", { amount: { value: 100, currency: "EUX" } }, "138"],
    ["an unknown payment method", { paymentMethod: { type: "shells" } }, "905_1"],
  ])("refuses a payment with %s", async (_what, change, errorCode) => {
    expect(await ask("/payments", { ...payment, ...change })).toMatchObject({ errorCode });
  });

  it("validates captures and refunds against the payment", async () => {
    const { pspReference = "" } = await ask("/payments", payment);
    const change = (kind: string, body: object) => ask(`/payments/${pspReference}/${kind}`, body);
    const amount = { value: 4000, currency: "EUR" };
    const refused = [
      await change("captures", { amount }),
      await change("captures", { merchantAccount }),
      await change("captures", { merchantAccount, amount: { value: -1, currency: "EUR" } }),
      await change("refunds", { merchantAccount, amount: { value: 1, currency: "PLN" } }),
    ];
    expect(refused.map(({ errorCode }) => errorCode)).toEqual(["901", "100", "137", "138"]);
    const received = await change("captures", { merchantAccount, amount, reference: "capture-1" });
    expect(received).toMatchObject({ httpStatus: 201, status: "received", reference: "capture-1", amount });
  });
});
