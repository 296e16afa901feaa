import { array, boolean, create, type Infer, nullable, number, string, type } from "superstruct";
import { shopCountries } from "../base/country.ts";
import { callShop, createLines, type LaunchLine, type LaunchShop } from "./launch-line.ts";

const State = type({
  mail: type({ from: nullable(string()), way: nullable(string()) }),
  payment: type({ offered: array(string()), provider: nullable(array(string())) }),
  taxRates: nullable(array(type({ category: string(), rate: nullable(number()), isIncluded: boolean() }))),
});
type State = Infer<typeof State>;

const Amount = type({ centAmount: number(), currency: string() });
const Offers = array(
  type({ key: string(), price: Amount, deliveryDays: type({ from: number(), to: number() }) }),
);

const { ok, wrong, unknown, judge } = createLines("Trade");

/** Checks store, shipping, VAT, payment and mail, as the running shop and its dependencies report them. */
export async function listTrade(shop: LaunchShop): Promise<readonly LaunchLine[]> {
  return [...(await listStore(shop)), ...(await listShipping(shop)), ...(await listState(shop))];
}

async function listStore({ ask }: LaunchShop): Promise<readonly LaunchLine[]> {
  const text = JSON.stringify(await callShop(ask, "getStores"));
  const what = "Store and its settings";
  if (!text.startsWith("{")) return [wrong(what, "none", "import the store of the country (docs/import.md)")];
  return [ok(what, text.length > 400 ? `${text.slice(0, 400)} …` : text)];
}

/** Methods whose cost and days the texts name; without them the texts show a dash. */
const namedInTexts = ["parcel", "freight"];

async function listShipping({ ask, country }: LaunchShop): Promise<readonly LaunchLine[]> {
  const offers = create(await callShop(ask, "getShippingMethods"), Offers);
  const toDo = `set the shipping method's rate for the zone of ${country.code} on the platform (docs/import.md)`;
  const missing = namedInTexts.filter((key) => !offers.some((offer) => offer.key === key));
  return [
    judge(
      "Shipping methods",
      offers.map(({ key }) => key).join(", "),
      missing.map((key) => `${key} has no rate here, and texts name it`),
      toDo,
    ),
    ...offers.map(({ key, price, deliveryDays: { from, to } }) =>
      judge(
        `Shipping rate, ${key}`,
        `${(price.centAmount / 100).toFixed(2)} ${price.currency}, ${from} to ${to} working days`,
        [
          ...(price.currency === country.currency ? [] : [`is in ${price.currency}`]),
          ...(from > 0 && from <= to ? [] : [`takes ${from} to ${to} days`]),
        ],
        toDo,
      ),
    ),
  ];
}

async function listState(shop: LaunchShop): Promise<readonly LaunchLine[]> {
  const names = ["VAT rate", "Payment methods", "Sender of mails"];
  if (shop.operatorToken === null)
    return names.map((name) => unknown(name, "only operators are told", "give OPERATOR_TOKEN (--settings)"));
  const authorization = `Bearer ${shop.operatorToken}`;
  const answer = await shop.ask("/__operator/country", { authorization });
  if (answer.status !== 200) {
    const toDo = "give the OPERATOR_TOKEN of this deployment; 404: deploy the shop of this checkout first";
    return names.map((name) => unknown(name, `the shop responds with ${answer.status}`, toDo));
  }
  const state = create(JSON.parse(answer.text), State);
  return [judgeVat(shop, state), judgePayment(state), ...(await judgeMail(shop, state))];
}

const toPercent = (rate: number) => `${Math.round(rate * 10_000) / 100} %`;

/** Compares the platform's rates with the country's standard rate. */
function judgeVat({ country: { code } }: LaunchShop, { taxRates }: State): LaunchLine {
  const what = "VAT rate";
  if (taxRates === null) return unknown(what, "the platform did not say", "look at /readyz, then ask again");
  const standard = shopCountries.find((country) => country.code === code)?.vat;
  if (standard === undefined)
    return unknown(what, "no rate to compare with", "add the country to scripts/base/country.ts");
  const problems = taxRates.flatMap(({ category, rate, isIncluded }) => {
    if (rate === null) return [`${category} has no rate for ${code}, so nothing of it is sold`];
    if (rate !== standard) return [`${category} has ${toPercent(rate)} instead of ${toPercent(standard)}`];
    return isIncluded ? [] : [`${category} is not included in prices, which are gross`];
  });
  if (taxRates.length === 0) problems.push("the platform has no tax category");
  const toDo =
    "set the tax category's rate on the platform, or, when the law changed, the table in scripts/base/country.ts";
  return judge(what, `${toPercent(standard)} on the platform, as by law`, problems, toDo);
}

/** Compares the payment page's methods with those that the provider reports for the country. */
function judgePayment({ payment: { offered, provider } }: State): LaunchLine {
  const what = "Payment methods";
  if (provider === null)
    return unknown(what, `offered: ${offered.join(", ")}; the provider did not say`, "look at /readyz");
  const missing = offered.filter((method) => !provider.includes(method));
  const more = provider.filter((method) => !offered.includes(method));
  return judge(
    what,
    `${offered.join(", ")}, all of them at the provider${more.length > 0 ? `, which has ${more.join(", ")} too` : ""}`,
    missing.map((method) => `${method} is offered, and the provider does not have it for this country`),
    "switch the method on for the merchant account and the country in the provider's customer area, or take it out of payment-method.ts",
  );
}

async function judgeMail({ lookUpTxt }: LaunchShop, { mail }: State): Promise<readonly LaunchLine[]> {
  const what = "Sender of mails";
  if (mail.from === null || mail.way === null) {
    const problem = mail.from === null ? "MAIL_FROM is not set" : "there is no way out for mails";
    return [wrong(what, problem, "docs/going-live.md, “Mail”")];
  }
  const sender = ok(what, `${mail.from}, by ${mail.way === "service" ? "an HTTP service" : "Cloudflare"}`);
  const domain = /@([^\s>]+)/.exec(mail.from)?.[1] ?? "";
  return [sender, await judgeDomain(domain, lookUpTxt)];
}

/** Without both records mailboxes treat order mails as spam. */
async function judgeDomain(domain: string, lookUpTxt: LaunchShop["lookUpTxt"]): Promise<LaunchLine> {
  const what = `SPF and DMARC of ${domain}`;
  if (!lookUpTxt) return unknown(what, "this shop is on your machine", "look at the deployed one");
  try {
    const [own, policy] = await Promise.all([lookUpTxt(domain), lookUpTxt(`_dmarc.${domain}`)]);
    const problems = [
      ...(own.some((text) => text.startsWith("v=spf1")) ? [] : ["no SPF record"]),
      ...(policy.some((text) => text.startsWith("v=DMARC1")) ? [] : ["no DMARC record"]),
    ];
    return judge(what, "both are there", problems, "publish what your mail service asks for, DKIM too");
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return unknown(what, `the name servers did not say (${reason})`, "ask again");
  }
}
