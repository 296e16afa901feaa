import { Router } from "itty-router";
import { requireEnvironment, type SandboxEnvironment } from "./environment";
import { toNoticePage } from "./pages/hosted-page";
import { setSwitches, showOverview } from "./pages/overview-page";
import { answerStylesheet } from "./pages/page";
import { applySwitches, modifyPayment, readSession, startSession } from "./payments/answer-checkout-api";
import { receiveHostedForm, showHostedPage } from "./payments/answer-hosted-page";
import { setFault, showRooms } from "./rooms/rooms-page";
import { answerSeoRedirection } from "./seo/answer-seo-redirection";

export { PaymentLedger } from "./payments/payment-ledger";

const router = Router()
  .get("/", showOverview)
  .post("/switches", setSwitches)
  .get("/rooms", showRooms)
  .post("/rooms/fault", setFault)
  .get("/sandbox.css", answerStylesheet)
  .get("/hosted/:id", showHostedPage)
  .post("/hosted/:id", receiveHostedForm)
  .all("/checkout/v71/*", applySwitches)
  .post("/checkout/v71/sessions", startSession)
  .get("/checkout/v71/sessions/:id", readSession)
  .post("/checkout/v71/payments/:psp/:kind", modifyPayment)
  .get("/seo/redirections", answerSeoRedirection)
  .all("*", () => toNoticePage(404, "Nothing here", "The sandbox has no such page."));

/** Stand-ins of the third parties, for development and tests. */
export default {
  fetch(request: Request, env: SandboxEnvironment, context: ExecutionContext): Promise<Response> {
    return router.fetch(request, requireEnvironment(env), context);
  },
};
