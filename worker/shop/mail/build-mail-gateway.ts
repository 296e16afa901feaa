import { createBoundFetch } from "../../../app/gateways/bound-fetch";
import { createBindingMailGateway } from "../../../app/gateways/mail/create-binding-mail-gateway";
import { createHttpMailGateway } from "../../../app/gateways/mail/create-http-mail-gateway";
import type { MailGateway } from "../../../app/gateways/mail/mail-gateway";
import { readEnvironment } from "../config/environment";

/** The mail service and the sender; null if the operator set none. */
export type MailCarrier = { readonly gateway: MailGateway; readonly from: string };

/** The HTTP service if one is set, else Cloudflare's binding. */
export function buildMailCarrier(bindings: ShopBindings): MailCarrier | null {
  const { apiUrl, apiKey, from } = readEnvironment(bindings).mail;
  if (from === null) return null;
  if (apiUrl !== null && apiKey !== null) {
    const fetch = createBoundFetch(apiUrl, bindings.SANDBOX, "mail");
    return { gateway: createHttpMailGateway({ apiUrl, apiKey, fetch }), from };
  }
  return bindings.EMAIL ? { gateway: createBindingMailGateway(bindings.EMAIL), from } : null;
}
