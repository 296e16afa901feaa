import { data } from "react-router";
import { readQuery } from "../../countries/model/route-table";
import { requestContext } from "../../request/context";
import { setPageHead } from "../../request/page-head";
import { readForm } from "../../request/read-form";
import { loadHelp } from "../../support/operations/load-help.server";
import { issueTicket, readOpenedAt, readSiteKey } from "../../support/operations/open-form.server";
import { HelpedPage } from "../../support/ui/helped-page";
import { blankRepairForm, parseRepairForm } from "../model/repair-form";
import { receiveRepair } from "../operations/receive-repair.server";
import { toNumberView, toReceivedView, toRequestView } from "../operations/to-repair-page-view.server";
import { RepairPage } from "../ui/repair-page";
import type { Route } from "./+types/repair";
import { readProductNumber, requireRepairProduct } from "./require-repair-product.server";

type Call = Pick<Route.LoaderArgs, "context" | "request">;

const statusOf = {
  "too-fast": 400,
  stale: 400,
  "not-human": 400,
  "too-many-attempts": 429,
  unavailable: 503,
} as const;

/** Prices of a product's repair, its repair information form, and the request. A defect of the query is preselected. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { typed, product } = await findProduct({ context, request });
  const defect = readQuery(request, "repair").get("defect") ?? "";
  const [ticket, help] = await Promise.all([issueTicket(context), loadHelp(context, "support")]);
  const { translate } = context.get(requestContext);
  setPageHead(context, { title: translate("repair.title"), description: translate("repair.lead") });
  const form = { ...blankRepairForm, defect };
  const view = product
    ? toRequestView(context, product, { form, ticket, siteKey: readSiteKey(context) })
    : toNumberView(context, typed);
  return { view, help };
}

/** Sends a request for a repair to the support desk; the response contains the input. */
export async function action({ context, request }: Route.ActionArgs) {
  const [fields, { typed, product }] = await Promise.all([
    readForm(request),
    findProduct({ context, request }),
  ]);
  if (!product) return data(toNumberView(context, typed), 400);
  const read = (name: string) => String(fields.get(name) ?? "");
  const { form, problems } = parseRepairForm(fields, product.repair?.repairs.map(({ id }) => id) ?? []);
  const opened = { form, ticket: read("ticket"), siteKey: readSiteKey(context) };
  if (Object.keys(problems).length > 0)
    return data(toRequestView(context, product, { ...opened, problems }), 400);
  const received = await receiveRepair(context, product, form, {
    ticket: opened.ticket,
    trap: read("website"),
    humanToken: read("cf-turnstile-response"),
    currentUrl: readOpenedAt(context, request.url),
  });
  if (received.ok) return data(toReceivedView(context, product, form, received.value));
  const { code } = received.error;
  const ticket = code === "stale" ? await issueTicket(context) : opened.ticket;
  return data(toRequestView(context, product, { ...opened, ticket, refusal: code }), statusOf[code]);
}

async function findProduct({ context, request }: Call) {
  const typed = (readQuery(request, "repair").get("product") ?? "").trim().slice(0, 40);
  const product = await requireRepairProduct(context, readProductNumber(typed));
  return { typed, product };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.view.title }];

export default function Repair({ loaderData, actionData }: Route.ComponentProps) {
  const view = actionData ?? loaderData.view;
  return (
    <HelpedPage title={view.title} help={loaderData.help}>
      <RepairPage view={view} />
    </HelpedPage>
  );
}
