import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "./run-command.mjs";

const file = path.join(root, ".wrangler", "local-secrets.json");

/**
 * Returns this clone's secrets, created once at random and never committed. Also written as the workers' `.dev.vars`,
 * which the development server reads.
 */
export function localSecrets() {
  const known = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const secrets = completeSecrets(known);
  if (JSON.stringify(secrets) !== JSON.stringify(known)) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  }
  for (const [worker, folder] of Object.entries({
    shop: ".",
    commerce: "worker/commerce",
    search: "worker/search",
    redirections: "worker/redirections",
    recommendations: "worker/recommendations",
    sandbox: "worker/sandbox",
  })) {
    const text = Object.entries(secrets[worker])
      .map(([name, value]) => `${name}="${value}"\n`)
      .join("");
    writeFileSync(path.join(root, folder, ".dev.vars"), text, { mode: 0o600 });
  }
  return secrets;
}

/** Adds the secrets that an older clone lacks; existing ones are unchanged. */
function completeSecrets(known) {
  const made = makeSecrets(known);
  return Object.fromEntries(
    Object.entries(made).map(([worker, secrets]) => [worker, { ...secrets, ...known[worker] }]),
  );
}

/** Keys of services that an order's data go to. */
const orderServices = ["ORDER_PORTAL_API_KEY", "CARRIER_API_KEY", "E_INVOICE_API_KEY"];

/** Creates the secrets of a fresh clone by worker; shared ones are copied from the known ones. */
export function makeSecrets(known) {
  const secret = () => randomBytes(32).toString("hex");
  const commerceSecret = known.shop?.COMMERCE_CLIENT_SECRET ?? secret();
  const paymentKey = secret();
  const paymentHmac = secret();
  const searchKeys = known.search ?? { SEARCH_API_KEY: secret(), SEARCH_WRITE_KEY: secret() };
  const mailKey = secret();
  const recommendationSecret = secret();
  const addressKey = secret();
  const signInSecret = known.sandbox?.SIGN_IN_CLIENT_SECRET ?? secret();
  const messagesToken = known.shop?.PLATFORM_MESSAGES_TOKEN ?? secret();
  const orderKeys = Object.fromEntries(orderServices.map((name) => [name, secret()]));
  const operatorSecret = known.redirections?.REDIRECTIONS_OPERATOR_SECRET ?? secret();
  const trackingKeys = { TRACKING_API_KEY: secret(), TRACKING_API_SECRET: secret() };
  return {
    shop: {
      COMMERCE_CLIENT_SECRET: commerceSecret,
      SESSION_SECRET: secret(),
      CONSENT_SECRET: secret(),
      PLATFORM_MESSAGES_TOKEN: messagesToken,
      OPERATOR_TOKEN: secret(),
      PAYMENT_API_KEY: paymentKey,
      PAYMENT_HMAC_KEY: paymentHmac,
      MAIL_API_KEY: mailKey,
      ADDRESS_API_KEY: addressKey,
      PLACES_API_KEY: addressKey,
      SOCIAL_CLIENT_SECRETS: `harbor=${signInSecret} lumen=${signInSecret}`,
      ...orderKeys,
      RECOMMENDATION_API_SECRET: recommendationSecret,
      ...trackingKeys,
      ...searchKeys,
    },
    commerce: {
      PROJECT_KEY: "ironhall",
      BOOTSTRAP_CLIENT_ID: "ironhall-shop",
      BOOTSTRAP_CLIENT_SECRET: commerceSecret,
      MESSAGES_TOKEN: messagesToken,
      // no secret: opens the operator's pages, which a deployment never has
      OPERATOR_PAGES: "on",
    },
    search: searchKeys,
    redirections: { REDIRECTIONS_OPERATOR_SECRET: operatorSecret },
    recommendations: {
      API_KEY_ID: "ironhall-shop",
      API_SECRET: recommendationSecret,
      COMMERCE_CLIENT_SECRET: commerceSecret,
    },
    sandbox: {
      PAYMENT_API_KEY: paymentKey,
      PAYMENT_HMAC_KEY: paymentHmac,
      MAIL_API_KEY: mailKey,
      ADDRESS_API_KEY: addressKey,
      SIGN_IN_CLIENT_SECRET: signInSecret,
      COMMERCE_CLIENT_SECRET: commerceSecret,
      ...orderKeys,
      REDIRECTIONS_OPERATOR_SECRET: operatorSecret,
      ...trackingKeys,
    },
  };
}
