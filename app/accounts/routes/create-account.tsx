import { data, type RouterContextProvider, redirect } from "react-router";
import { describeGatewayError, toAccountRefusal } from "../../cart/operations/account-access.server";
import { toCartAccess } from "../../cart/operations/cart-access.server";
import { toStepPath } from "../../checkout/model/checkout-step";
import { brand } from "../../countries/model/brand";
import { useTranslate } from "../../i18n/translate-context";
import { loadOrder } from "../../orders/operations/load-order.server";
import {
  countryContext,
  gatewaysContext,
  sessionContext,
  translateContext,
  visitContext,
} from "../../request/context";
import { setPageHead } from "../../request/page-head";
import { readForm } from "../../request/read-form";
import { type AccountValues, checkAccountForm, readAccountForm } from "../model/account-form";
import { readDoor } from "../model/door";
import { setNotice } from "../operations/notices.server";
import { toSocialSignIn } from "../operations/social-view.server";
import { CreateAccountPage } from "../ui/create-account-page";
import type { Route } from "./+types/create-account";

/**
 * Of the shop and of the way to an order. From a placed order (`?order=`) it is filled in, for the session that placed
 * it alone.
 */
export async function loader(call: Route.LoaderArgs) {
  const { context, request } = call;
  setPageHead(context, { robots: "noindex, nofollow" });
  const { pathname } = new URL(request.url);
  const door = readDoor(pathname);
  const order = await findOrder(context, request);
  const session = await context.get(sessionContext).read();
  if (session?.customerId) throw redirect(door.isCheckout ? toNextPath(order?.id ?? null) : "/", 303);
  const { firstName, lastName } = order?.billingAddress ?? {};
  const isBusiness = context.get(countryContext).defaultCustomerType === "business";
  const known = order ? { email: order.email, firstName, lastName } : {};
  const values: AccountValues = { ...known, customerType: isBusiness ? "COMPANY" : "PRIVATE" };
  const newsletter = context.get(translateContext)("newsletter.wording", { brand: brand.name });
  return { door, orderId: order?.id ?? null, values, social: toSocialSignIn(call), newsletter };
}

/** The answer is the same for every address: the mailbox alone learns whether it has an account already. */
export async function action({ context, request }: Route.ActionArgs) {
  const { isCheckout } = readDoor(new URL(request.url).pathname);
  const form = await readForm(request);
  const values = readAccountForm(form);
  const errors = checkAccountForm("create-account", values);
  if (Object.keys(errors).length > 0) return data(toAccountRefusal(context, values, errors, null), 400);
  const { email = "", password = "", firstName = "", lastName = "", company = "", vatId = "" } = values;
  const visit = context.get(visitContext);
  const order = await findOrder(context, request);
  const next = isCheckout ? toNextPath(order?.id ?? null) : (await visit.read()).wayBack;
  const begun = await context.get(gatewaysContext).customers.beginSignUp({
    email,
    password,
    firstName,
    lastName,
    company: values.customerType === "COMPANY" ? { name: company, vatId: vatId || null } : null,
    wantsNewsletter: form.get("newsletter") === "wants",
    sessionId: (await context.get(sessionContext).update({})).id,
    wayBack: next,
  });
  if (!begun.ok) {
    const [problem, status] = describeGatewayError(begun.error, "unavailable");
    return data(toAccountRefusal(context, values, {}, problem), status);
  }
  if (isCheckout) {
    await setNotice({ context }, "account.notice.signUpSent");
    return redirect(toNextPath(order?.id ?? null), 303);
  }
  await visit.update({
    drafts: { ...(await visit.read()).drafts, "check-email": { email, kind: "sign-up" } },
  });
  return redirect("/create-account/check-email", 303);
}

async function findOrder(context: Readonly<RouterContextProvider>, request: Request) {
  const orderId = new URL(request.url).searchParams.get("order");
  if (!orderId) return null;
  const order = await loadOrder(toCartAccess(context), context.get(gatewaysContext).orders, orderId);
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
