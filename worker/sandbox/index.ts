import { type IRequest, Router } from "itty-router";
import { answerAddressCheck, requireMapsKey } from "./address/answer-address-check";
import { answerPlace, answerSuggestions } from "./address/answer-places";
import { answerAgentProfile } from "./agents/answer-agent-profile";
import { askAssistant, showAssistant } from "./agents/assistant-page";
import { answerAgentDirectory } from "./agents/sign-message";
import { createLabel, createPickUp, requireCarrierKey, sendLabel } from "./carrier/answer-carrier";
import { listCases, receiveWebToCase, showCases } from "./cases/answer-web-to-case";
import {
  listInvoices,
  receiveInvoice,
  requireAccessPointKey,
  showInvoices,
} from "./e-invoices/answer-access-point";
import { openServiceLog, requireEnvironment, type SandboxEnvironment } from "./environment";
import { receiveMail, requireMailKey } from "./mail/answer-mail-api";
import { listMailbox, showAttachment, showMail, showMailbox, showMailHtml } from "./mail/mailbox-pages";
import { answerOrderPortal, answerParcels, portalHost } from "./order-portal/answer-order-portal";
import { toNoticePage } from "./pages/hosted-page";
import { setSwitches, showOverview } from "./pages/overview-page";
import { answerStylesheet } from "./pages/page";
import { answerPartyScript, receiveReport, showRatings } from "./parties/answer-parties";
import { readSession, requireKey, startSession } from "./payments/answer-checkout-api";
import { receiveHostedForm, showHostedPage } from "./payments/answer-hosted-page";
import { readDetails, startPayment } from "./payments/answer-payments-api";
import { listPaymentMethods } from "./payments/list-payment-methods";
import { modifyPayment } from "./payments/modify-payment";
import { operatePayment, showPayment } from "./payments/operate-payment";
import { answerPicture } from "./pictures/answer-picture";
import { publishRecall, showRecalls } from "./recalls/recalls-page";
import { showRedirections } from "./redirections/redirections-page";
import { setFault, showRooms, showToggles } from "./rooms/rooms-page";
import { changeService, showService } from "./services/service-page";
import type { SandboxServiceName } from "./services/services";
import { answerDiscovery, answerKeys, answerToken } from "./sign-in/answer-provider";
import { receiveConsent, showConsent } from "./sign-in/consent-page";
import { listTracked, receiveBatch, requireTrackingKey } from "./tracking/answer-tracking";
import { answerVatOffice, listVatStatuses } from "./vat/answer-vat-office";
import { answerWalletScript, startAppleSession } from "./wallet/answer-wallet";

export { MailBox } from "./mail/mail-box";
export { OrderPortal } from "./order-portal/order-portal";
export { PaymentLedger } from "./payments/payment-ledger";
export { ServiceDesk } from "./services/service-desk";
export { IdentityDesk } from "./sign-in/identity-desk";

/** A wrong provider signs with another key; a slow one takes longer than the shop waits. */
const toProviderSwitch = { slowMs: 8_000, toWrongAnswer: () => undefined };

const router = Router()
  .get("/", showOverview)
  .post("/switches", setSwitches)
  .get("/rooms", showRooms)
  .post("/rooms/fault", setFault)
  .get("/toggles", showToggles)
  .get("/agents/profile", answerAgentProfile)
  .get("/.well-known/http-message-signatures-directory", answerAgentDirectory)
  .get("/agents/assistant", showAssistant)
  .post("/agents/assistant", askAssistant)
  .get("/services/:name", showService)
  .post("/services/:name", changeService)
  .get("/sandbox.css", answerStylesheet)
  .get("/hosted/:id", showHostedPage)
  .post("/hosted/:id", receiveHostedForm)
  .get("/payments/:id", showPayment)
  .post("/payments/:id", operatePayment)
  .all("/checkout/v71/*", requireKey, withSwitch("payments"))
  .post("/checkout/v71/paymentMethods", listPaymentMethods)
  .post("/checkout/v71/sessions", startSession)
  .get("/checkout/v71/sessions/:id", readSession)
  .post("/checkout/v71/payments", startPayment)
  .post("/checkout/v71/payments/details", readDetails)
  .post("/checkout/v71/payments/:psp/:kind", modifyPayment)
  .all("/mail/*", requireMailKey, withSwitch("mail", { slowMs: 20_000 }))
  .post("/mail/emails", receiveMail)
  .get("/mailbox", showMailbox)
  .get("/mailbox.json", listMailbox)
  .get("/mailbox/:id", showMail)
  .get("/mailbox/:id/html", showMailHtml)
  .get("/mailbox/:id/attachments/:at", showAttachment)
  .all("/servlet/*", withSwitch("cases", { slowMs: 8_000 }))
  .post("/servlet/servlet.WebToCase", receiveWebToCase)
  .get("/cases", showCases)
  .get("/cases.json", listCases)
  .all("/vat/*", withSwitch("vat", { slowMs: 16_000 }))
  .post("/vat/app/v1/abfrage", answerVatOffice)
  .get("/vat/app/v1/info/statusmeldungen", listVatStatuses)
  .post("/checkout/v71/applePay/sessions", startAppleSession)
  .all("/wallet/*", withSwitch("wallet", { toWrongAnswer: () => undefined }))
  .get("/wallet/pay.js", answerWalletScript)
  .get("/wallet/apple-pay-sdk.js", answerWalletScript)
  .get("/redirections", showRedirections)
  .get("/recalls", showRecalls)
  .post("/recalls", publishRecall)
  .all("/addresses/*", requireMapsKey, withSwitch("addresses"))
  .post("/addresses/*", answerAddressCheck)
  .all("/places/*", requireMapsKey, withSwitch("places"))
  .post("/places/*", answerSuggestions)
  .get("/places/v1/places/:id", answerPlace)
  .all("/carrier/*", requireCarrierKey, withSwitch("carrier", { slowMs: 8_000 }))
  .post("/carrier/return-labels", createLabel)
  .get("/carrier/return-labels/:number", sendLabel)
  .post("/carrier/pick-ups", createPickUp)
  .all("/e-invoices/*", requireAccessPointKey, withSwitch("e-invoices", { slowMs: 16_000 }))
  .post("/e-invoices/document_submissions", receiveInvoice)
  .get("/invoices", showInvoices)
  .get("/invoices.json", listInvoices)
  .all("/recommendations/*", withSwitch("recommendations"), passOnRecommendations)
  .all("/sign-in/harbor/*", withSwitch("harbor", toProviderSwitch))
  .all("/sign-in/lumen/*", withSwitch("lumen", toProviderSwitch))
  .get("/sign-in/:provider/.well-known/openid-configuration", answerDiscovery)
  .get("/sign-in/:provider/jwks", answerKeys)
  .get("/sign-in/:provider/authorize", showConsent)
  .post("/sign-in/:provider/authorize", receiveConsent)
  .post("/sign-in/:provider/token", answerToken)
  .all("/tracking/*", requireTrackingKey, withSwitch("tracking", { slowMs: 8_000 }))
  .post("/tracking/track/v2/projects/:token/batch", receiveBatch)
  .get("/tracking.json", listTracked)
  .all("/cdn-cgi/image/*", withSwitch("pictures"))
  .get("/cdn-cgi/image/*", answerPicture)
  .get("/parcels", answerParcels)
  .get("/sites/:name", answerSite)
  .all("/ratings/*", withSwitch("ratings", { toWrongAnswer: () => undefined }))
  .get("/ratings/*", showRatings)
  .all("/otlp/v1/logs", withSwitch("monitoring"))
  .all("/otlp/v1/metrics", withSwitch("figures"))
  .post("/otlp/v1/*", () => Response.json({}))
  .all("/tags/*", withSwitch("tags"))
  .all("/marketing/*", withSwitch("marketing"))
  .all("/survey/*", withSwitch("survey"))
  .get("/tags/gtm.js", answerPartyScript)
  .get("/marketing/sdk.js", answerPartyScript)
  .get("/survey/platform.js", answerPartyScript)
  .post("/tags/collect", receiveReport)
  .post("/marketing/visits", receiveReport)
  .post("/survey/opt-ins", receiveReport)
  .all("*", () => toNoticePage(404, "Nothing here", "The sandbox has no such page."));

/** Sites that the shop only leads to: of the company, of returns, of networks. */
function answerSite({ params }: IRequest): Promise<Response> {
  return toNoticePage(
    200,
    `Another site: ${params.name ?? ""}`,
    "The shop leads here from its footer. It is not part of it.",
  );
}

/** Simulated third parties, for development and tests. */
export default {
  fetch(request: Request, env: SandboxEnvironment, context: ExecutionContext): Promise<Response> {
    const environment = requireEnvironment(env);
    const isPortal = new URL(request.url).hostname === portalHost;
    return isPortal ? answerOrderPortal(request, environment) : router.fetch(request, environment, context);
  },
};

/** Forwards to the embedded recommendations service; the sandbox adds its switch and its journal. */
function passOnRecommendations(request: IRequest, env: SandboxEnvironment): Promise<Response> {
  const url = new URL(request.url);
  url.pathname = url.pathname.replace(/^\/recommendations/, "");
  return env.RECOMMENDATIONS.fetch(url.href, {
    method: request.method,
    headers: request.headers,
    body: request.body,
  });
}

type SwitchOptions = {
  /** The delay of a slow service; longer than the shop's timeout if a timeout is to be tested. */
  readonly slowMs?: number;
  /** The response of a service in the state `wrong`; undefined: its own route handles it. */
  readonly toWrongAnswer?: () => Response | undefined;
  readonly toDeadAnswer?: () => Response;
};

/**
 * Adds a switch and a journal to a service, as a step before its route: `router.all("/vat/*",
 * withSwitch("vat")).get("/vat/v1/check", answerVat)`.
 */
function withSwitch(service: SandboxServiceName, options: SwitchOptions = {}) {
  const { slowMs = 5_000 } = options;
  const toWrongAnswer = options.toWrongAnswer ?? (() => Response.json({ unexpected: true }));
  const toDeadAnswer = options.toDeadAnswer ?? (() => new Response(null, { status: 503 }));
  return async (request: IRequest, env: SandboxEnvironment): Promise<Response | undefined> => {
    const { pathname, search } = new URL(request.url);
    const body = request.method === "GET" ? "" : await request.clone().text();
    const mode = await openServiceLog(env, service).receive(`${request.method} ${pathname}${search}`, body);
    if (mode === "wrong") return toWrongAnswer();
    if (mode === "dead") return toDeadAnswer();
    if (mode === "slow") await new Promise((resolve) => setTimeout(resolve, slowMs));
    return undefined;
  };
}
