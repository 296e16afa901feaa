import { data, redirect } from "react-router";
import { pagePath } from "../../content/model/content-pages";
import { readQuery } from "../../countries/model/route-table";
import { readPathPrefix, requestContext } from "../../request/context";
import { setPageHead } from "../../request/page-head";
import { readForm } from "../../request/read-form";
import { loadHelp } from "../../support/operations/load-help.server";
import { HelpedPage } from "../../support/ui/helped-page";
import { parseOrderNumber, parseWithdrawalForm } from "../model/parse-withdrawal-form";
import { isWholeOrder, listWithdrawalLines } from "../model/withdrawal-order";
import type { WithdrawalStep } from "../model/withdrawal-view";
import { loadWithdrawalOrder } from "../operations/load-withdrawal-order.server";
import { receiveWithdrawal } from "../operations/withdrawals.server";
import {
  toCheckStep,
  toFirstStatement,
  toReceivedStep,
  toStateStep,
  toWithdrawalView,
} from "../ui/to-withdrawal-view";
import { WithdrawalPage } from "../ui/withdrawal-page";
import type { Route } from "./+types/withdrawal";

type Context = Route.LoaderArgs["context"];

const statusOf = { "too-many-attempts": 429, unavailable: 503 } as const;

/** If the country's law has no such function, redirects to the information on returns. */
export async function loader({ context, request }: Route.LoaderArgs) {
  if (!context.get(requestContext).duties.has("withdrawal-function"))
    throw redirect(pagePath("return-policy", context.get(requestContext).locale));
  const { translate } = context.get(requestContext);
  setPageHead(context, {
    title: translate("withdrawal.withdrawHere"),
    description: translate("withdrawal.lead"),
    paths: () => "/withdrawal",
  });
  const [{ orderNumber, known }, help] = await Promise.all([
    findKnownOrder(context, request),
    loadHelp(context, "orders"),
  ]);
  const statement = toFirstStatement(known?.order ?? null, orderNumber);
  return { view: toView(context, toStateStep(translate, statement, known)), help };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { translate } = context.get(requestContext);
  const fields = await readForm(request);
  const { known } = await findKnownOrder(context, request);
  const parsed = parseWithdrawalForm(fields);
  const intent = fields.get("intent");
  if (Object.keys(parsed.problems).length > 0)
    return data(toView(context, toStateStep(translate, parsed, known)), 400);
  if (intent === "change") return data(toView(context, toStateStep(translate, parsed, known)));
  const lines = known ? listWithdrawalLines(known.order, translate.language) : [];
  const isWhole = lines.length > 0 && isWholeOrder(lines, parsed.form.goods);
  const form = isWhole ? { ...parsed.form, goods: null } : parsed.form;
  if (intent !== "confirm") return data(toView(context, toCheckStep(translate, form, null)));
  const received = await receiveWithdrawal(context, form);
  if (!received.ok) {
    const { code } = received.error;
    return data(toView(context, toCheckStep(translate, form, code)), statusOf[code]);
  }
  const { timeZone } = context.get(requestContext).country;
  return data(toView(context, toReceivedStep(translate, received.value, timeZone)));
}

/** Finds the order in the URL, with its country's time zone, if the visitor has proved ownership. */
async function findKnownOrder(context: Context, request: Request) {
  const orderNumber = parseOrderNumber(readQuery(request, "withdrawal").get("order"));
  const order = await loadWithdrawalOrder(context, orderNumber);
  return { orderNumber, known: order && { order, timeZone: context.get(requestContext).country.timeZone } };
}

function toView(context: Context, step: WithdrawalStep) {
  const prefix = readPathPrefix(context);
  return toWithdrawalView(context.get(requestContext).translate, prefix, step);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.view.title }];

export default function Withdrawal({ loaderData, actionData }: Route.ComponentProps) {
  const view = actionData ?? loaderData.view;
  return (
    <HelpedPage title={view.title} help={loaderData.help}>
      <WithdrawalPage {...view} />
    </HelpedPage>
  );
}
