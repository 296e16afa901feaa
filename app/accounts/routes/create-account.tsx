import { data, type RouterContextProvider, redirect } from "react-router";
import { toCartAccess } from "../../cart/operations/cart-access.server";
import { toStepPath } from "../../checkout/model/checkout-step";
import { brand } from "../../countries/model/brand";
import { readQuery } from "../../countries/model/route-table";
import { useTranslate } from "../../i18n/translate-context";
import { loadOrder } from "../../orders/operations/session-orders.server";
import { requestContext } from "../../request/context";
import { setPageHead } from "../../request/page-head";
import { readForm } from "../../request/read-form";
import { describeGatewayError, toAccountRefusal } from "../../sign-in/operations/account-access.server";
import { type AccountValues, readAccountForm } from "../model/account-form";
import { readSignInVariant } from "../model/sign-in-variant";
import { setNotice } from "../operations/notices.server";
import { requestSignUp } from "../operations/request-sign-up.server";
import { toSocialSignIn } from "../operations/social-view.server";
import { CreateAccountPage } from "../ui/create-account-page";
import type { Route } from "./+types/create-account";

/**
 * The page of the shop and of the checkout.
 * From a placed order (`?order=`) it is prefilled, only for the session that placed it.
 */
export async function loader(call: Route.LoaderArgs) {
  const { context, request } = call;
  setPageHead(context, { robots: "noindex, nofollow" });
  const { pathname } = new URL(request.url);
  const variant = readSignInVariant(pathname);
  const order = await findOrder(context, request);
  const session = await context.get(requestContext).session.read();
  if (session?.customerId) throw redirect(variant.isCheckout ? toNextPath(order?.id ?? null) : "/", 303);
  const { firstName, lastName } = order?.billingAddress ?? {};
  const isBusiness = context.get(requestContext).country.defaultCustomerType === "business";
  const known = order ? { email: order.email, firstName, lastName } : {};
  const values: AccountValues = { ...known, customerType: isBusiness ? "COMPANY" : "PRIVATE" };
  const newsletter = context.get(requestContext).translate("newsletter.wording", { brand: brand.name });
  return { variant, orderId: order?.id ?? null, values, social: toSocialSignIn(call), newsletter };
}

/** Responds the same for every address: only the mailbox learns whether it has an account already. */
export async function action({ context, request }: Route.ActionArgs) {
  const { isCheckout } = readSignInVariant(new URL(request.url).pathname);
  const form = await readForm(request);
  const values = readAccountForm(form);
  const { visit } = context.get(requestContext);
  const order = await findOrder(context, request);
  const next = isCheckout ? toNextPath(order?.id ?? null) : (await visit.read()).wayBack;
  const dependencies = {
    customers: context.get(requestContext).gateways.customers,
    session: context.get(requestContext).session,
  };
  const wantsNewsletter = form.get("newsletter") === "wants";
  const begun = await requestSignUp(dependencies, values, { wantsNewsletter, wayBack: next });
  if (!begun.ok) {
    if (begun.error.code === "invalid")
      return data(toAccountRefusal(context, values, begun.error.errors, null), 400);
    const [problem, status] = describeGatewayError(begun.error.error, "unavailable");
    return data(toAccountRefusal(context, values, {}, problem), status);
  }
  if (isCheckout) {
    await setNotice({ context }, "account.notice.signUpSent");
    return redirect(toNextPath(order?.id ?? null), 303);
  }
  await visit.update({
    drafts: { ...(await visit.read()).drafts, "check-email": { email: values.email ?? "", kind: "sign-up" } },
  });
  return redirect("/create-account/check-email", 303);
}

async function findOrder(context: Readonly<RouterContextProvider>, request: Request) {
  const orderId = readQuery(request, "create-account").get("order");
  if (!orderId) return null;
  const order = await loadOrder(toCartAccess(context), context.get(requestContext).gateways.orders, orderId);
  return order.ok ? order.value : null;
}

function toNextPath(orderId: string | null): string {
  if (!orderId) return toStepPath("shipping");
  return `${toStepPath("thank-you")}?${new URLSearchParams({ order: orderId })}`;
}

export default function CreateAccount({ loaderData, actionData }: Route.ComponentProps) {
  const translate = useTranslate();
  return (
    <>
      <title>{translate("address.create.title")}</title>
      <CreateAccountPage {...loaderData} refused={actionData ?? null} />
    </>
  );
}
