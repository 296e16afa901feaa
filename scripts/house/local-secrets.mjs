import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "./run-command.mjs";

const file = path.join(root, ".wrangler", "local-secrets.json");

/**
 * Secrets of this clone, made once at random; never in the repository.
 * Also written as the workers' `.dev.vars`, which the development server reads.
 */
export function localSecrets() {
  const secrets = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : makeSecrets();
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  }
  for (const [worker, folder] of Object.entries({
    shop: ".",
    commerce: "worker/commerce",
    sandbox: "worker/sandbox",
  })) {
    const text = Object.entries(secrets[worker])
      .map(([name, value]) => `${name}="${value}"\n`)
      .join("");
    writeFileSync(path.join(root, folder, ".dev.vars"), text, { mode: 0o600 });
  }
  return secrets;
}

function makeSecrets() {
  const secret = () => randomBytes(32).toString("hex");
  const commerceSecret = secret();
  const paymentKey = secret();
  const paymentHmac = secret();
  return {
    shop: {
      COMMERCE_CLIENT_SECRET: commerceSecret,
      SESSION_SECRET: secret(),
      PAYMENT_API_KEY: paymentKey,
      PAYMENT_HMAC_KEY: paymentHmac,
    },
    commerce: {
      PROJECT_KEY: "ironhall",
      BOOTSTRAP_CLIENT_ID: "ironhall-shop",
      BOOTSTRAP_CLIENT_SECRET: commerceSecret,
    },
    sandbox: { PAYMENT_API_KEY: paymentKey, PAYMENT_HMAC_KEY: paymentHmac },
  };
}
