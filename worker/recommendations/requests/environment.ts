import { create, nonempty, optional, pattern, size, string, type } from "superstruct";

/** The embedded platform if it is bound; any other is reached by its URL. */
export interface PlatformBinding {
  readonly COMMERCE?: Fetcher;
}

const HttpUrl = pattern(string(), /^https?:\/\/[^\s/]+/);
const Filled = nonempty(string());

const Settings = type({
  PROJECT_TOKEN: Filled,
  API_KEY_ID: size(string(), 1, 200),
  API_SECRET: size(string(), 16, 500),
  COMMERCE_API_URL: HttpUrl,
  COMMERCE_AUTH_URL: HttpUrl,
  COMMERCE_PROJECT_KEY: Filled,
  COMMERCE_CLIENT_ID: Filled,
  COMMERCE_CLIENT_SECRET: Filled,
  PRICE_CURRENCY: optional(pattern(string(), /^[A-Z]{3}$/)),
  PRICE_COUNTRY: optional(pattern(string(), /^[A-Z]{2}$/)),
});

/** The platform's URL and credentials. */
export type PlatformSettings = {
  readonly apiUrl: string;
  readonly authUrl: string;
  readonly projectKey: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The currency of price comparisons. */
  readonly priceCurrency: string;
  readonly priceCountry: string;
};

export type Environment = {
  readonly projectToken: string;
  readonly keyId: string;
  readonly secret: string;
  readonly platform: PlatformSettings;
};

const parsed = new WeakMap<object, Environment>();

/** Parses the bindings once per environment object; throws with the missing name, so that nothing starts half configured. */
export function parseEnvironment(bindings: object): Environment {
  const known = parsed.get(bindings);
  if (known) return known;
  const settings = create(bindings, Settings, "The recommendation worker's environment is incomplete");
  const environment: Environment = {
    projectToken: settings.PROJECT_TOKEN,
    keyId: settings.API_KEY_ID,
    secret: settings.API_SECRET,
    platform: {
      apiUrl: settings.COMMERCE_API_URL,
      authUrl: settings.COMMERCE_AUTH_URL,
      projectKey: settings.COMMERCE_PROJECT_KEY,
      clientId: settings.COMMERCE_CLIENT_ID,
      clientSecret: settings.COMMERCE_CLIENT_SECRET,
      priceCurrency: settings.PRICE_CURRENCY ?? "EUR",
      priceCountry: settings.PRICE_COUNTRY ?? "DE",
    },
  };
  parsed.set(bindings, environment);
  return environment;
}
