import { redirect } from "react-router";
import { toCartAccess } from "../../cart/operations/cart-access.server";
import { readQuery } from "../../countries/model/route-table";
import { finishPayment } from "../../orders/operations/session-payments.server";
import { toStepPath } from "../model/checkout-step";
import { toPaymentErrorKind } from "../model/payment-error-page";
import type { Route } from "./+types/payment-result";

/**
 * Handles the return from the provider's page: authorisation, order and capture, in the room.
 * Redirects to the thank-you page, or to the payment page with the error. A reload finds the same order.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const query = readQuery(request, "checkout");
  const access = toCartAccess(context);
  const outcome = {
    sessionId: query.get("attempt") ?? query.get("sessionId") ?? "",
    sessionResult: query.get("sessionResult"),
    redirectResult: query.get("redirectResult"),
  };
  const finished = await finishPayment(access, outcome);
  if (finished.ok) {
    return redirect(`${toStepPath("thank-you")}?${new URLSearchParams({ order: finished.value.id })}`, 303);
  }
  const { error } = finished;
  if (error.code === "payment" && error.charged) await access.session.update({ flash: "payment-charged" });
  return redirect(`${toStepPath("payment")}?error=${toPaymentErrorKind(error)}`, 303);
}
