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
    without: "only the format of VAT numbers is checked, and sales are gross",
  }),
  VAT_OWN_NUMBER: leftOut(pattern(string(), /^DE\d{9}$/), {
    group: comfort,
    what: "the shop's German VAT number, sent with each query",
    without: "only the format of VAT numbers is checked, and sales are gross",
    needs: ["VAT_API_URL"],
  }),
  ADDRESS_API_URL: leftOut(HttpUrl, {
    group: comfort,
    what: "the address check (Google Address Validation's protocol)",
    without: "addresses are accepted as entered",
    needs: ["ADDRESS_API_KEY"],
  }),
  ADDRESS_API_KEY: leftOut(Filled, {
    group: comfort,
    what: "its key",
    without: "addresses are accepted as entered",
    needs: ["ADDRESS_API_URL"],
    rotation: serviceKey,
  }),
  PLACES_API_URL: leftOut(HttpUrl, {
    group: comfort,
    what: "address suggestions (Google Places' protocol)",
    without: "no suggestions in the street field",
    needs: ["PLACES_API_KEY"],
  }),
  PLACES_API_KEY: leftOut(Filled, {
    group: comfort,
    what: "its key",
    without: "no suggestions in the street field",
    needs: ["PLACES_API_URL"],
    rotation: serviceKey,
  }),
  CARRIER_API_URL: leftOut(HttpUrl, {
    group: comfort,
    what: "the carrier that brings returns back ([its protocol](carrier.md))",
    without: "the team sends labels and collection dates of returns by e-mail",
    needs: ["CARRIER_API_KEY"],
  }),
  CARRIER_API_KEY: leftOut(Filled, {
    group: comfort,
    what: "its key",
    without: "the team sends labels and collection dates of returns by e-mail",
    needs: ["CARRIER_API_URL"],
    rotation: serviceKey,
  }),
  PARCEL_PAGE_URL: leftOut(HttpUrl, {
    group: comfort,
    what: "parcel tracking page; `?account=&language=&parcel=` are added",
    without: "parcels only have numbers",
  }),
  PHOTOGRAPH_HOSTS: leftOut(pattern(string(), /^[a-z\d.-]+(?::\d+)?(?: [a-z\d.-]+(?::\d+)?)*$/), {
    group: elsewhere,
    what: "hosts of product photographs that Cloudflare Images resizes, `cdn.example.com images.example.com` ([pictures](catalogue.md#photographs))",
    without: "browsers load photographs as they are stored",
  }),
  ORDER_PORTAL_API_URL: leftOut(HttpUrl, {
    group: elsewhere,
    what: "the self-service order portal; `POST /tokens` returns `{url}`",
    without: '"my orders" is the shop\'s page',
    needs: ["ORDER_PORTAL_API_KEY"],
  }),
  ORDER_PORTAL_API_KEY: leftOut(Filled, {
    group: elsewhere,
    what: "its key",
    without: '"my orders" is the shop\'s page',
    needs: ["ORDER_PORTAL_API_URL"],
    rotation: serviceKey,
  }),
  OUTSIDE_SITES: leftOut(refine(string(), "Sites", isSitesSetting), {
    group: elsewhere,
    what: "the footer's links to other sites: a JSON object of URLs (`outside-sites-setting.ts`)",
    without: "the footer has no such links",
  }),
  TURNSTILE_SITE_KEY: leftOut(Filled, {
    group: support,
    what: "Turnstile's public key",
    without: "no bot check; fewer cases are accepted per session",
    needs: ["TURNSTILE_SECRET_KEY"],
  }),
  TURNSTILE_SECRET_KEY: leftOut(Filled, {
    group: support,
    what: "Turnstile's secret",
    without: "no bot check; fewer cases are accepted per session",
    needs: ["TURNSTILE_SITE_KEY"],
    rotation: serviceKey,
  }),
  SOCIAL_PROVIDERS: leftOut(refine(string(), "Providers", isProvidersSetting), {
    group: signIn,
    what: 'JSON list of `{"key", "name", "issuer", "clientId"}` of providers that speak OpenID Connect',
    without: "no sign-in buttons of providers",
    needs: ["SOCIAL_CLIENT_SECRETS"],
  }),
  SOCIAL_CLIENT_SECRETS: leftOut(refine(string(), "ProviderSecrets", isSecretsSetting), {
    group: signIn,
    what: "`key=secret key=secret`; a provider without a secret has no button",
    without: "no sign-in buttons of providers",
    needs: ["SOCIAL_PROVIDERS"],
    rotation: {
      how: "create a second secret at the provider and set all of them again; sign a new token for Apple",
      everyDays: 150,
    },
  }),
};
