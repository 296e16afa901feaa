import { pattern, string } from "superstruct";
import type { WebToCaseSettings } from "../../../app/gateways/support/to-web-to-case";
import { Filled, leftOut, type SettingValues } from "./setting";

const group = "Support desk";

export const webToCaseVariables = {
  WEB_TO_CASE_DOMAIN: leftOut(pattern(string(), /^(?:https?:\/\/)?[\w.-]+$/), {
    group,
    what: "host of the support desk's organisation at Salesforce",
    without: "cases wait in the queue",
    need: "go-live",
    needs: ["WEB_TO_CASE_ORG_ID"],
  }),
  WEB_TO_CASE_ORG_ID: leftOut(Filled, {
    group,
    what: "the id of that organisation",
    without: "cases wait in the queue",
    need: "go-live",
    needs: ["WEB_TO_CASE_DOMAIN"],
  }),
  WEB_TO_CASE_RECORD_TYPE: leftOut(Filled, {
    group,
    what: "record type of a case",
    without: "the organisation's default",
  }),
  WEB_TO_CASE_DEBUG_EMAIL: leftOut(Filled, {
    group,
    what: "recipient of Salesforce's debug reports; ignored in production",
    without: "no reports",
  }),
  WEB_TO_CASE_FIELDS: leftOut(pattern(string(), /^\w+=\w+(?: \w+=\w+)*$/), {
    group,
    what: "ids of the case's custom fields, `subreason=00N… orderNumber=00N…`",
    without: "their API names are sent",
  }),
};

type WebToCaseVariables = SettingValues<typeof webToCaseVariables> & { readonly DEPLOYMENT: string };

export function toWebToCaseSettings(variables: WebToCaseVariables): WebToCaseSettings {
  const fieldIds = (variables.WEB_TO_CASE_FIELDS ?? "").split(" ").map((pair) => pair.split("="));
  return {
    domain: variables.WEB_TO_CASE_DOMAIN ?? null,
    orgId: variables.WEB_TO_CASE_ORG_ID ?? null,
    recordType: variables.WEB_TO_CASE_RECORD_TYPE ?? null,
    debugEmail: variables.DEPLOYMENT === "production" ? null : (variables.WEB_TO_CASE_DEBUG_EMAIL ?? null),
    fieldIds: Object.fromEntries(fieldIds.filter(([, id]) => id)),
  };
}
