import { array, is, object, pattern, size, string } from "superstruct";
import { parseJson } from "../../../app/foundation/parse-json";
import type { ProviderSettings } from "../../../app/gateways/sign-in-providers/create-sign-in-providers";

const Filled = size(string(), 1, 200);

const Providers = array(
  object({
    key: pattern(string(), /^[a-z][a-z\d-]{0,30}$/),
    name: Filled,
    issuer: pattern(string(), /^https?:\/\/[^\s/]+/),
    clientId: Filled,
  }),
);

/** Is it a list of `{"key", "name", "issuer", "clientId"}`, each key once? */
export function isProvidersSetting(setting: string): boolean {
  const list = parseJson(setting);
  return is(list, Providers) && new Set(list.map(({ key }) => key)).size === list.length;
}

/** `key=secret key=secret`. */
export function isSecretsSetting(setting: string): boolean {
  return setting.split(" ").every((pair) => /^[a-z][a-z\d-]*=\S+$/.test(pair));
}

/** Parses the providers that have a secret; the shop shows no button for the others. */
export function parseProviders(setting: string, secrets: string): readonly ProviderSettings[] {
  const list = parseJson(setting || "[]");
  const secretOf = new Map(
    secrets.split(" ").map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]),
  );
  if (!is(list, Providers)) return [];
  return list.flatMap((provider) => {
    const clientSecret = secretOf.get(provider.key);
    return clientSecret ? [{ ...provider, clientSecret }] : [];
  });
}
