import type { WalletSettings } from "../../../app/checkout/model/wallet";
import type { PartySettings, ScriptParty } from "../../../app/consent/model/third-parties";
import type { OutsideSites } from "../../../app/frame/model/outside-sites";
import type { Environment } from "../config/environment";

/** Third-party content and links of a page, with the URLs for the browser. */
export type OutsideServices = {
  readonly wallets: WalletSettings;
  readonly parties: PartySettings;
  /** The footer's links. */
  readonly sites: OutsideSites;
  /** The page where a shopper follows parcels; null: none. */
  readonly parcelPage: string | null;
};

/** Cached by port: parsing a dozen URLs again cost each page as much as matching its route. */
const known = new WeakMap<Environment, { readonly port: string; readonly services: OutsideServices }>();

/** Local systems are on the shop's port, whatever it is; others where the settings say. */
export function findOutsideServices(environment: Environment, port: string): OutsideServices {
  const { isLocal, wallets, parties, outsideSites, parcelPageUrl } = environment;
  if (!isLocal) return { wallets, parties, sites: outsideSites, parcelPage: parcelPageUrl };
  const last = known.get(environment);
  if (last?.port === port) return last.services;
  const own = (url: string) => toUrlAtPort(url, port);
  const ownIfAny = (url: string | null) => url && own(url);
  const ownScript = (party: ScriptParty | null) => party && { ...party, scriptUrl: own(party.scriptUrl) };
  const services: OutsideServices = {
    wallets: {
      google: wallets.google && { ...wallets.google, scriptUrl: own(wallets.google.scriptUrl) },
      apple: wallets.apple && { ...wallets.apple, scriptUrl: ownIfAny(wallets.apple.scriptUrl) },
    },
    parties: {
      reviewsUrl: ownIfAny(parties.reviewsUrl),
      badgeUrl: ownIfAny(parties.badgeUrl),
      tagManager: ownScript(parties.tagManager),
      marketing: ownScript(parties.marketing),
      survey: ownScript(parties.survey),
      tracking: ownIfAny(parties.tracking),
    },
    sites: Object.fromEntries(Object.entries(outsideSites).map(([site, url]) => [site, own(url)])),
    parcelPage: ownIfAny(parcelPageUrl),
  };
  known.set(environment, { port, services });
  return services;
}

/** Google's pages are on two other hosts; Apple's sheet is part of the browser. */
const googlePages = "https://google.com";

/** Origins from which a page with wallets may load scripts, frames and data. */
export function listWalletOrigins({ google, apple }: WalletSettings): readonly string[] {
  const scripts = listOrigins([google?.scriptUrl, apple?.scriptUrl]);
  const isGoogles = scripts.some((origin) => /^https:\/\/(?:\w+\.)?google\.com$/.test(origin));
  return [...new Set([...scripts, ...(isGoogles ? [googlePages] : [])])];
}

/** Origins from which a page may load scripts, frames and data after consent. */
export function listPartyOrigins(parties: PartySettings): readonly string[] {
  const { reviewsUrl, badgeUrl, tagManager, marketing, survey } = parties;
  return listOrigins([reviewsUrl, badgeUrl, tagManager?.scriptUrl, marketing?.scriptUrl, survey?.scriptUrl]);
}

function listOrigins(urls: readonly (string | null | undefined)[]): readonly string[] {
  return [...new Set(urls.flatMap((url) => (url ? [new URL(url).origin] : [])))];
}

/** Local systems are on the shop's port, whatever it is. */
export function toOriginAtPort(origin: string, port: string): string {
  return origin.replace(/\.localhost(?::\d+)?$/, port ? `.localhost:${port}` : ".localhost");
}

export function toUrlAtPort(url: string, port: string): string {
  const { origin, pathname } = new URL(url);
  return `${toOriginAtPort(origin, port)}${pathname}`;
}
