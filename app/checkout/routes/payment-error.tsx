import { useTranslate } from "../../i18n/translate-context";
import { sessionContext } from "../../request/context";
import { setPageHead } from "../../request/page-head";
import { readFlashOnce } from "../../request/read-flash-once";
import { readPaymentErrorKind } from "../model/payment-error-page";
import { CheckoutSteps } from "../ui/checkout-steps";
import { PaymentErrorPage } from "../ui/payment-error-page";
import type { Route } from "./+types/payment-error";

export async function loader({ context, request }: Route.LoaderArgs) {
  setPageHead(context, { robots: "noindex, nofollow" });
  const kind = readPaymentErrorKind(new URL(request.url).searchParams.get("error")) ?? "payment-error";
  return { kind, wasCharged: (await readFlashOnce(context.get(sessionContext))) === "payment-charged" };
}

export default function PaymentError({ loaderData }: Route.ComponentProps) {
  const translate = useTranslate();
  return (
    <>
      <title>{translate("checkout.paymentError.metaTitle")}</title>
      <CheckoutSteps current="payment" />
      <PaymentErrorPage {...loaderData} />
    </>
  );
}
