import { enums, type Infer, optional, pattern, size, string, type } from "superstruct";
import type { WebToCaseSettings } from "../app/gateways/support/to-web-to-case";

const Filled = size(string(), 1, 500);

export const webToCaseVariables = {
  /** The desk's organisation at Salesforce; without domain or organisation cases wait in the queue. */
  WEB_TO_CASE_DOMAIN: optional(pattern(string(), /^(?:https?:\/\/)?[\w.-]+$/)),
  WEB_TO_CASE_ORG_ID: optional(Filled),
  WEB_TO_CASE_RECORD_TYPE: optional(Filled),
  /** Where Salesforce reports each case to; never used in production. */
  WEB_TO_CASE_DEBUG_EMAIL: optional(Filled),
  /** Ids of the case's custom fields, `subreason=00N… orderNumber=00N…`; without them their API names are sent. */
  WEB_TO_CASE_FIELDS: optional(pattern(string(), /^\w+=\w+(?: \w+=\w+)*$/)),
};

const Variables = type({ ...webToCaseVariables, DEPLOYMENT: enums(["local", "production"]) });

export function toWebToCaseSettings(variables: Infer<typeof Variables>): WebToCaseSettings {
  const fieldIds = (variables.WEB_TO_CASE_FIELDS ?? "").split(" ").map((pair) => pair.split("="));
  return {
    domain: variables.WEB_TO_CASE_DOMAIN ?? null,
    orgId: variables.WEB_TO_CASE_ORG_ID ?? null,
    recordType: variables.WEB_TO_CASE_RECORD_TYPE ?? null,
    debugEmail: variables.DEPLOYMENT === "production" ? null : (variables.WEB_TO_CASE_DEBUG_EMAIL ?? null),
    fieldIds: Object.fromEntries(fieldIds.filter(([, id]) => id)),
  };
}
