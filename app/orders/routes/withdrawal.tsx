import { data, redirect } from "react-router";
import { pagePath } from "../../content/model/content-pages";
import { toPathPrefix } from "../../countries/model/language-prefix";
import { hasWithdrawalFunction } from "../../countries/model/withdrawal-countries";
import { countryContext, localeContext, translateContext } from "../../request/context";
import { setPageHead } from "../../request/page-head";
import { readForm } from "../../request/read-form";
import { blankWithdrawal, parseOrderNumber, parseWithdrawalForm } from "../model/parse-withdrawal-form";
import type { WithdrawalStep } from "../model/withdrawal-view";
import { receiveWithdrawal } from "../operations/receive-withdrawal.server";
import { toCheckStep, toReceivedStep, toStateStep, toWithdrawalView } from "../ui/to-withdrawal-view";
import { WithdrawalPage } from "../ui/withdrawal-page";
import type { Route } from "./+types/withdrawal";

type Context = Route.LoaderArgs["context"];

const statusOf = { "too-many-attempts": 429, unavailable: 503 } as const;

/** Where the law has no such function, the information on returns says how it is done there. */
export function loader({ context, request }: Route.LoaderArgs) {
  if (!hasWithdrawalFunction(context.get(countryContext).code))
    throw redirect(pagePath("return-policy", context.get(localeContext)));
  const translate = context.get(translateContext);
  setPageHead(context, {
    title: translate("withdrawal.withdrawHere"),
    description: translate("withdrawal.lead"),
    paths: () => "/withdrawal",
  });
  const orderNumber = parseOrderNumber(new URL(request.url).searchParams.get("order"));
  return toView(
    context,
    toStateStep(translate, { ...blankWithdrawal, form: { ...blankWithdrawal.form, orderNumber } }),
  );
}

export async function action({ context, request }: Route.ActionArgs) {
  const translate = context.get(translateContext);
  const fields = await readForm(request);
  const parsed = parseWithdrawalForm(fields);
  const intent = fields.get("intent");
  if (Object.keys(parsed.problems).length > 0)
    return data(toView(context, toStateStep(translate, parsed)), 400);
  if (intent === "change") return data(toView(context, toStateStep(translate, parsed)));
  if (intent !== "confirm") return data(toView(context, toCheckStep(translate, parsed.form, null)));
  const received = await receiveWithdrawal(context, parsed.form);
  if (!received.ok) {
    const { code } = received.error;
    return data(toView(context, toCheckStep(translate, parsed.form, code)), statusOf[code]);
  }
  const { timeZone } = context.get(countryContext);
  return data(toView(context, toReceivedStep(translate, received.value, timeZone)));
}

function toView(context: Context, step: WithdrawalStep) {
  const prefix = toPathPrefix(context.get(countryContext), context.get(localeContext));
  return toWithdrawalView(context.get(translateContext), prefix, step);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export default function Withdrawal({ loaderData, actionData }: Route.ComponentProps) {
  return <WithdrawalPage {...(actionData ?? loaderData)} />;
}
