import { optional, pattern, size, string } from "superstruct";
import type { PartySettings, ScriptParty } from "../app/consent/model/third-parties";

const HttpUrl = pattern(string(), /^https?:\/\/[^\s/]+/);
const Filled = size(string(), 1, 500);

/** Services of others, each used where it is set and after a visitor's consent (docs/consent.md). */
export const partyVariables = {
  REVIEW_WIDGET_URL: optional(HttpUrl),
  TRUST_BADGE_URL: optional(HttpUrl),
  TAG_MANAGER_SCRIPT_URL: optional(HttpUrl),
  TAG_MANAGER_ID: optional(Filled),
  MARKETING_SCRIPT_URL: optional(HttpUrl),
  MARKETING_ID: optional(Filled),
  SURVEY_SCRIPT_URL: optional(HttpUrl),
  SURVEY_ID: optional(Filled),
  /** What they load from beside their own addresses: sources of a content security policy, by spaces. */
  PARTY_SOURCES: optional(pattern(string(), /^(?:https:\/\/[\w*.-]+(?::\d+)?(?: |$))+$/)),
};

type PartyVariables = Readonly<Partial<Record<keyof typeof partyVariables, string | undefined>>>;

/** A script needs its address and its id; without one of them it is not used. */
export function toPartySettings(variables: PartyVariables): PartySettings {
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
