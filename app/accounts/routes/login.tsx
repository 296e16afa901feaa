import { data, redirect } from "react-router";
import { carryDraft } from "../../checkout/browser/form-draft";
import { toStepPath } from "../../checkout/model/checkout-step";
import { useTranslate } from "../../i18n/translate-context";
import { orderStatusPath } from "../../orders/model/order-paths";
import { requestContext } from "../../request/context";
import { setPageHead } from "../../request/page-head";
import { readForm } from "../../request/read-form";
import {
  completeSignIn,
  describeAccountError,
  rememberReferrer,
  toAccountAccess,
  toAccountRefusal,
} from "../../sign-in/operations/account-access.server";
import { enterAccount } from "../../sign-in/operations/enter-account.server";
import { checkAccountForm, readAccountForm } from "../model/account-form";
import { readSignInVariant } from "../model/sign-in-variant";
import { refuseCustomer } from "../operations/require-customer.server";
import { toSocialSignIn } from "../operations/social-view.server";
import { LoginPage } from "../ui/login-page";
import type { Route } from "./+types/login";

/** The page of the shop and of the checkout; redirects signed-in customers. */
export async function loader(call: Route.LoaderArgs) {
  const { context, request } = call;
  setPageHead(context, { robots: "noindex, nofollow" });
  const variant = readSignInVariant(new URL(request.url).pathname);
  // Create the session before provider and passkey requests run concurrently: each would create one, and the last would
  // win.
  const session = await context.get(requestContext).session.require();
  if (variant.isCheckout && session.customerId) throw redirect(toStepPath("shipping"), 303);
  await refuseCustomer(call);
  if (!variant.isCheckout) await rememberReferrer(call);
  return {
    variant,
    cartId: session.cartId,
    social: toSocialSignIn(call),
    passkey: toPasskeyMessages(context),
  };
}

function toPasskeyMessages(context: Route.LoaderArgs["context"]) {
  const { translate } = context.get(requestContext);
  return {
    button: translate("security.passkeys.signIn"),
    failed: translate("security.problem.passkey-refused"),
  };
}

export async function action(call: Route.ActionArgs) {
  const { context, request } = call;
  const { isCheckout } = readSignInVariant(new URL(request.url).pathname);
  const values = readAccountForm(await readForm(request));
  const errors = checkAccountForm("sign-in", values);
  if (Object.keys(errors).length > 0) return data(toAccountRefusal(context, values, errors, null), 400);
  const access = toAccountAccess(context);
  const { email = "", password = "" } = values;
  const entered = await enterAccount(access, (guest) => access.customers.signIn({ email, password }, guest));
  if (entered.ok) {
    const wanted = isCheckout ? toStepPath("shipping") : null;
    return redirect(await completeSignIn(call, entered.value, { home: "/", wanted }), 303);
  }
  const { problem, status } = describeAccountError(entered.error);
  return data(toAccountRefusal(context, values, {}, problem), status);
}

export default function Login({
  loaderData: { variant, cartId, social, passkey },
  actionData,
}: Route.ComponentProps) {
  const translate = useTranslate();
  return (
    <>
      <title>{translate(variant.isCheckout ? "address.login.title" : "address.account.signIn")}</title>
      <LoginPage
        variant={variant}
        social={social}
        passkey={passkey}
        refused={actionData ?? null}
        trackPath={orderStatusPath}
        onLeave={() => carryDraft(cartId)}
      />
    </>
  );
}
