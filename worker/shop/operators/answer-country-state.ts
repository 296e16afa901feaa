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
 * `GET /__operator/country`, for operators' programs (`npm run launch-check`): reports facts about this host's country
 * that only the shop can query: the platform's tax rates, the payment provider's methods, the sender of mails.
 * null: the system did not respond.
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

/** Methods of the payment page that the provider must support; wallets only if they are connected. */
function listOffered({ wallets }: Environment, { code }: Country): readonly string[] {
  return listPaymentMethods(code).filter((method) => {
    if (method === "googlepay") return wallets.google !== null;
    if (method === "applepay") return wallets.apple !== null;
    return paymentFlow(method) !== "offline";
  });
}

const Methods = type({ paymentMethods: array(type({ type: string() })) });

/** The merchant account's types for a shopper of the country; null: the provider did not respond. */
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

/** Each tax category with its rate in the country (0.2 for 20 %; null: no rate, so its products are not sold there). */
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

/** The sender of mails and their transport; null: no mails are sent. */
function describeMail({ mail }: Environment, { EMAIL }: ShopBindings) {
  const hasService = mail.apiUrl !== null && mail.apiKey !== null;
  return { from: mail.from, way: hasService ? "service" : EMAIL ? "binding" : null };
}
