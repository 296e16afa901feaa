import { pattern, refine, string } from "superstruct";
import { isSitesSetting } from "./outside-sites-setting";
import { Filled, HttpUrl, leftOut, serviceKey } from "./setting";
import { isProvidersSetting, isSecretsSetting } from "./sign-in-providers-setting";

const comfort = "VAT numbers, addresses, parcels";
const support = "Support desk";
const signIn = "Sign-in with providers";
const elsewhere = "Other sites";

/** Services that each switch a feature on. */
export const serviceSettings = {
  VAT_API_URL: leftOut(HttpUrl, {
    group: comfort,
    what: "the tax office's REST service, `https://api.evatr.vies.bzst.de/app/v1`",
    without: "VAT numbers are checked by their form alone, and sales are gross",
  }),
  VAT_OWN_NUMBER: leftOut(pattern(string(), /^DE\d{9}$/), {
    group: comfort,
    what: "the shop's own German number, which asks",
    without: "VAT numbers are checked by their form alone, and sales are gross",
    needs: ["VAT_API_URL"],
  }),
  ADDRESS_API_URL: leftOut(HttpUrl, {
    group: comfort,
    what: "the address check (Google Address Validation's protocol)",
    without: "addresses are taken as they are typed",
    needs: ["ADDRESS_API_KEY"],
  }),
  ADDRESS_API_KEY: leftOut(Filled, {
    group: comfort,
    what: "its key",
    without: "addresses are taken as they are typed",
    needs: ["ADDRESS_API_URL"],
    rotation: serviceKey,
  }),
  PLACES_API_URL: leftOut(HttpUrl, {
    group: comfort,
    what: "suggestions of addresses (Google Places' protocol)",
    without: "the street is a plain field",
    needs: ["PLACES_API_KEY"],
  }),
  PLACES_API_KEY: leftOut(Filled, {
    group: comfort,
    what: "its key",
    without: "the street is a plain field",
    needs: ["PLACES_API_URL"],
    rotation: serviceKey,
  }),
  PARCEL_PAGE_URL: leftOut(HttpUrl, {
    group: comfort,
    what: "where a parcel is followed; `?account=&language=&parcel=` are added",
    without: "parcels have numbers alone",
  }),
  ORDER_PORTAL_API_URL: leftOut(HttpUrl, {
    group: elsewhere,
    what: "the self-service order portal; `POST /tokens` answers `{url}`",
    without: '"my orders" is the shop\'s own page',
    needs: ["ORDER_PORTAL_API_KEY"],
  }),
  ORDER_PORTAL_API_KEY: leftOut(Filled, {
    group: elsewhere,
    what: "its key",
    without: '"my orders" is the shop\'s own page',
    needs: ["ORDER_PORTAL_API_URL"],
    rotation: serviceKey,
  }),
  OUTSIDE_SITES: leftOut(refine(string(), "Sites", isSitesSetting), {
    group: elsewhere,
    what: "what the footer leads to beside the shop: one JSON object of addresses (`outside-sites-setting.ts`)",
    without: "the footer has no such links",
  }),
  TURNSTILE_SITE_KEY: leftOut(Filled, {
    group: support,
    what: "Turnstile's public key",
    without: "nobody is checked for being a person; fewer cases are taken from one session",
    needs: ["TURNSTILE_SECRET_KEY"],
  }),
  TURNSTILE_SECRET_KEY: leftOut(Filled, {
    group: support,
    what: "Turnstile's secret",
    without: "nobody is checked for being a person; fewer cases are taken from one session",
    needs: ["TURNSTILE_SITE_KEY"],
    rotation: serviceKey,
  }),
  SOCIAL_PROVIDERS: leftOut(refine(string(), "Providers", isProvidersSetting), {
    group: signIn,
    what: 'JSON list of `{"key", "name", "issuer", "clientId"}` of providers that speak OpenID Connect',
    without: "no page has such a button",
    needs: ["SOCIAL_CLIENT_SECRETS"],
  }),
  SOCIAL_CLIENT_SECRETS: leftOut(refine(string(), "ProviderSecrets", isSecretsSetting), {
    group: signIn,
    what: "`key=secret key=secret`; a provider without a secret has no button",
    without: "no page has such a button",
    needs: ["SOCIAL_PROVIDERS"],
    rotation: {
      how: "make a second secret at the provider and set all anew; Apple's is a token signed anew",
      everyDays: 150,
    },
  }),
};
