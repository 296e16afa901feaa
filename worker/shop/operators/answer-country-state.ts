import { array, boolean, number, optional, string, type } from "superstruct";
import { listPaymentMethods, paymentFlow } from "../../../app/checkout/model/payment-method";
import type { Country } from "../../../app/countries/model/country";
import { createBoundFetch } from "../../../app/gateways/bound-fetch";
import { requestPaymentService } from "../../../app/gateways/payment/request-payment-service";
import type { Environment } from "../config/environment";
import { toPlainAnswer } from "../edit-headers";
import { rememberEnvironment } from "../environment-memory";
import type { ShopContext } from "../shop-env";
import { refuseStranger } from "./require-operator";

/**
 * `GET /__operator/country`, for operators' programs (`npm run launch-check`): what only the shop can ask about the
 * country of this host: the platform's tax rates, the payment provider's methods, who mails come from. null: whoever knows
 * did not say.
 */
export async function answerCountryState(context: ShopContext): Promise<Response> {
  if (context.req.method !== "GET") return toPlainAnswer(405, "Method not allowed", { Allow: "GET" });
  const refusal = await refuseStranger(context);
  if (refusal) return refusal;
  const environment = context.get("environment");
  const country = context.get("country");
  const [provider, taxRates] = await Promise.all([
    askProvider(environment, country, context.env),
    loadTaxRates(country, context.env),
  ]);
  const state = {
    country: country.code,
    mail: describeMail(environment, context.env),
    payment: { offered: listOffered(environment, country), provider },
    taxRates,
  };
  return Response.json(state, { headers: { "cache-control": "no-store" } });
}

/** What the payment page offers that the provider must carry out; wallets only where they are connected. */
function listOffered({ wallets }: Environment, { code }: Country): readonly string[] {
  return listPaymentMethods(code).filter((method) => {
    if (method === "googlepay") return wallets.google !== null;
    if (method === "applepay") return wallets.apple !== null;
    return paymentFlow(method) !== "offline";
  });
}

const Methods = type({ paymentMethods: array(type({ type: string() })) });

/** The types that the merchant account has for a shopper of the country; null: the provider did not say. */
async function askProvider(
  { payment }: Environment,
  { code, locales }: Country,
  { SANDBOX }: ShopBindings,
): Promise<readonly string[] | null> {
  const { apiUrl, merchantAccount } = payment;
  const options = { ...payment, fetch: createBoundFetch(apiUrl, SANDBOX, "payment") };
  const body = { merchantAccount, countryCode: code, shopperLocale: locales[0], channel: "Web" };
  const answer = await requestPaymentService(
    options,
    { method: "POST", path: "/paymentMethods", body },
    Methods,
  );
  return answer.ok ? answer.value.paymentMethods.map((method) => method.type) : null;
}

const TaxCategories = type({
  results: array(
    type({
      name: string(),
      rates: array(type({ country: string(), amount: number(), includedInPrice: optional(boolean()) })),
    }),
  ),
});

/** Each tax category with its rate in the country (0.2 for 20 %; null: it has none, so nothing of it is sold there). */
async function loadTaxRates({ code }: Country, bindings: ShopBindings) {
  const answer = await rememberEnvironment(bindings).commerce.read(
    "/tax-categories?limit=500",
    TaxCategories,
  );
  if (!answer.ok) return null;
  return answer.value.results.map(({ name, rates }) => {
    const rate = rates.find(({ country }) => country === code);
    return { category: name, rate: rate?.amount ?? null, isIncluded: rate?.includedInPrice === true };
  });
}

/** Whom mails come from, and by which way they go; null: none are sent. */
function describeMail({ mail }: Environment, { EMAIL }: ShopBindings) {
  const hasService = mail.apiUrl !== null && mail.apiKey !== null;
  return { from: mail.from, way: hasService ? "service" : EMAIL ? "binding" : null };
}
