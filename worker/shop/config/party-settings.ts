import { pattern, size, string } from "superstruct";
import type { PartySettings, ScriptParty } from "../../../app/consent/model/third-parties";
import { Filled, HttpUrl, leftOut } from "./setting";

const group = "Services after consent";

/** Third-party services, each used if it is set and the visitor consented (docs/consent.md). */
export const partyVariables = {
  REVIEW_WIDGET_URL: leftOut(HttpUrl, {
    group,
    what: "the review service's page to frame; `?language=&country=` are added",
    without: "none",
  }),
  TRUST_BADGE_URL: leftOut(HttpUrl, {
    group,
    what: "the trust badge's page to frame; `?language=&country=` are added",
    without: "none",
  }),
  TAG_MANAGER_SCRIPT_URL: toPart(
    HttpUrl,
    "the tag manager's script, `https://www.googletagmanager.com/gtm.js`",
    "TAG_MANAGER_ID",
  ),
  TAG_MANAGER_ID: toPart(Filled, "the container's id", "TAG_MANAGER_SCRIPT_URL"),
  MARKETING_SCRIPT_URL: toPart(HttpUrl, "the marketing service's script", "MARKETING_ID"),
  MARKETING_ID: toPart(Filled, "the project's token", "MARKETING_SCRIPT_URL"),
  SURVEY_SCRIPT_URL: toPart(
    HttpUrl,
    "the survey's script, `https://apis.google.com/js/platform.js`",
    "SURVEY_ID",
  ),
  SURVEY_ID: toPart(Filled, "the merchant's number (Google Customer Reviews)", "SURVEY_SCRIPT_URL"),
  PARTY_SOURCES: leftOut(pattern(string(), /^(?:https:\/\/[\w*.-]+(?::\d+)?(?: |$))+$/), {
    group,
    what: "further sources that these services load from: content security policy sources, separated by spaces",
    without: "nothing else may be loaded",
  }),
  CONTACT_HASH_SALT: leftOut(size(string(), 16, 500), {
    group,
    what: "prefix of a buyer's e-mail and phone before hashing; at least 16 characters",
    without: "hashes match Google's enhanced conversions",
    rotation: { how: "set another; hashes sent before no longer match", everyDays: null },
  }),
};

/** A script requires its id, and the id its script. */
function toPart(shape: typeof Filled, what: string, counterpart: string) {
  return leftOut(shape, { group, what, without: "not used", needs: [counterpart] });
}

type PartyVariables = Readonly<Partial<Record<keyof typeof partyVariables, string | undefined>>>;

/** A script needs its URL and its id; without one of them it is not used. */
export function toPartySettings(variables: PartyVariables): Omit<PartySettings, "tracking"> {
  return {
    reviewsUrl: variables.REVIEW_WIDGET_URL ?? null,
    badgeUrl: variables.TRUST_BADGE_URL ?? null,
    tagManager: toScriptParty(variables.TAG_MANAGER_SCRIPT_URL, variables.TAG_MANAGER_ID),
    marketing: toScriptParty(variables.MARKETING_SCRIPT_URL, variables.MARKETING_ID),
    survey: toScriptParty(variables.SURVEY_SCRIPT_URL, variables.SURVEY_ID),
  };
}

function toScriptParty(scriptUrl: string | undefined, id: string | undefined): ScriptParty | null {
  return scriptUrl && id ? { scriptUrl, id } : null;
}
