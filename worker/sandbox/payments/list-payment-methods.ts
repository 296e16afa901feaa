import type { IRequest } from "itty-router";
import { is, literal, optional, size, string, type } from "superstruct";
import type { SandboxEnvironment } from "../environment";
import { refuse } from "./refusals";

const everywhere = ["scheme", "paypal", "applepay", "googlepay"];

/** Methods that the provider supports only in some countries. */
const byCountry: Readonly<Record<string, string>> = {
  klarna: "AT BE CH DE DK ES FI FR GB IE IT NL NO PL PT SE",
  klarna_account: "AT BE CH CZ DE DK ES FI FR GB GR IE IT NL NO PL PT RO SE",
  klarna_b2b: "AT DE FI FR GB NL NO SE",
  ratepay: "AT CH DE",
  onlineBanking_PL: "PL",
  ideal: "NL",
  multibanco: "PT",
  twint: "CH",
  mobilepay: "DK FI",
};

/** All methods of the merchant account, in any country; BLIK is on the Polish page. */
const knownMethods: ReadonlySet<string> = new Set([...everywhere, ...Object.keys(byCountry), "blik"]);

/** Refuses payment methods that the merchant account does not have; undefined: it has all of them. */
export function refuseMethods(methods: readonly string[]): Response | undefined {
  const unknown = methods.find((method) => !knownMethods.has(method));
  return unknown === undefined
    ? undefined
    : refuse(422, "905_1", `Could not find an acquirer account for the provided txvariant (${unknown})`);
}

/** `POST /paymentMethods`: the merchant account's methods for a shopper of `countryCode`, or for all without one. */
export async function listPaymentMethods(request: IRequest, env: SandboxEnvironment): Promise<Response> {
  const body: unknown = await request.json().catch(() => null);
  const Question = type({
    merchantAccount: literal(env.PAYMENT_MERCHANT_ACCOUNT),
    countryCode: optional(size(string(), 2)),
  });
  if (!is(body, Question)) return refuse(403, "901", "Invalid Merchant Account");
  const { countryCode } = body;
  const local = Object.entries(byCountry).filter(([, countries]) =>
    countryCode ? countries.includes(countryCode) : false,
  );
  const types = [...everywhere, ...local.map(([method]) => method)];
  return Response.json({ paymentMethods: types.map((method) => ({ name: method, type: method })) });
}
