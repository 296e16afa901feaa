import type { PartySettings, ScriptParty } from "../../../app/consent/model/third-parties";
import type { ShopContext } from "../shop-env";
import { toUrlAtPort } from "./own-wallets";

/** Services of others as a browser reaches them: local systems answer on the shop's port, whatever it is. */
export function toOwnParties(context: ShopContext): PartySettings {
  const { isLocal, parties } = context.get("environment");
  if (!isLocal) return parties;
  const { port } = context.get("url");
  const own = (url: string | null) => url && toUrlAtPort(url, port);
  const ownScript = (party: ScriptParty | null) =>
    party && { ...party, scriptUrl: toUrlAtPort(party.scriptUrl, port) };
  return {
    reviewsUrl: own(parties.reviewsUrl),
    badgeUrl: own(parties.badgeUrl),
    tagManager: ownScript(parties.tagManager),
    marketing: ownScript(parties.marketing),
    survey: ownScript(parties.survey),
  };
}

/** What a page may load from, frame and ask, after consent. */
export function listPartyOrigins(parties: PartySettings): readonly string[] {
  const { reviewsUrl, badgeUrl, tagManager, marketing, survey } = parties;
  const urls = [reviewsUrl, badgeUrl, tagManager?.scriptUrl, marketing?.scriptUrl, survey?.scriptUrl];
  return [...new Set(urls.flatMap((url) => (url ? [new URL(url).origin] : [])))];
}
