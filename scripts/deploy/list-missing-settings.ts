/** What a production of the shop cannot do without and nobody but its operator knows. */
export type ProductionConfig = {
  /** `[env.production.vars]` of wrangler.toml. */
  readonly variables: Readonly<Record<string, unknown>>;
  /** Is the embedded commerce platform bound, and so deployed? */
  readonly hasPlatform: boolean;
  /** Is the embedded search bound? */
  readonly hasSearch: boolean;
  readonly hasRecommendations?: boolean;
  /** Of its database, from worker/commerce/wrangler.toml. */
  readonly databaseId: string;
  /** Are the embedded redirections bound? */
  readonly hasRedirections: boolean;
  /** Of their database, from worker/redirections/wrangler.toml. */
  readonly redirectionsDatabaseId: string;
};

const required: Readonly<Record<string, string>> = {
  COMMERCE_API_URL: "the commerce platform's API",
  COMMERCE_AUTH_URL: "where the platform gives out tokens",
  COMMERCE_PROJECT_KEY: "the project on the platform",
  COMMERCE_CLIENT_ID: "the shop's API client on the platform",
  SEARCH_API_URL: "the search's API",
  SEARCH_APP_ID: "the application at the search",
  PAYMENT_API_URL:
    "the card provider's API with its version, https://<your prefix>-checkout-live.adyenpayments.com/checkout/v71",
  PAYMENT_PAGE_ORIGIN: "where the provider's hosted payment pages live",
  MAIL_FROM: "whom the shop's mails come from, Name <address at a domain that your mail service knows>",
  WEB_TO_CASE_DOMAIN:
    "host of the support desk's organisation at Salesforce, without both its cases wait in a queue",
  WEB_TO_CASE_ORG_ID: "the id of that organisation",
  PAYMENT_MERCHANT_ACCOUNT: "your merchant account at the card provider",
};

/** The id of a database that only exists on a developer's machine. */
const localDatabaseId = /^0{8}-/;

/** One sentence for each setting that is missing, with its fix. */
export function listMissingSettings(config: ProductionConfig): readonly string[] {
  const missing = Object.entries(required)
    .filter(([name]) => !config.variables[name])
    .map(([name, meaning]) => `${name} (${meaning}): set it under [env.production.vars] in wrangler.toml`);
  return [
    ...missing,
    ...(config.hasPlatform ? listMissingDatabase("platform", "commerce", config.databaseId) : []),
    ...(config.hasRedirections
      ? listMissingDatabase("redirections", "redirections", config.redirectionsDatabaseId)
      : []),
  ];
}

function listMissingDatabase(what: string, worker: string, id: string): readonly string[] {
  if (!localDatabaseId.test(id)) return [];
  return [
    `database_id of the embedded ${what}: create it by \`wrangler d1 create ironhall-${worker}\` and write its id under [[env.production.d1_databases]] in worker/${worker}/wrangler.toml`,
  ];
}
