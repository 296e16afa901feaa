import { data } from "react-router";
import { setNotice } from "../../accounts/operations/notices.server";
import { requireCustomer } from "../../accounts/operations/require-customer.server";
import { toRecallViews } from "../../catalogue/operations/to-recall-view.server";
import { brand } from "../../countries/model/brand";
import { readGuaranteeYears } from "../../countries/model/legal-facts";
import { requestContext } from "../../request/context";
import { leadTo } from "../../request/lead-to";
import { readForm } from "../../request/read-form";
import { listPieces } from "../model/machine";
import { myMachinesPath } from "../model/my-machines-path";
import { loadMyMachines, saveMySerials, shownParts } from "../operations/load-my-machines.server";
import { loadOrderI18n } from "../operations/load-order-i18n.server";
import { MyMachinesPage } from "../ui/my-machines-page";
import { toMyMachinesView } from "../ui/to-my-machines-view";
import type { Route } from "./+types/my-machines";

/** Shows the machines that this customer bought, with their recalls. */
export async function loader(call: Route.LoaderArgs) {
  const { customerId } = await requireCustomer(call);
  const { country, locale, gateways } = call.context.get(requestContext);
  const i18n = await loadOrderI18n(call, "my-machines");
  const [mine, profile] = await Promise.all([
    loadMyMachines(call.context, customerId, i18n),
    gateways.customers.loadProfile(customerId),
  ]);
  const isCompany = profile.ok && Boolean(profile.value?.companyName);
  const view = toMyMachinesView(
    mine && {
      ...mine,
      shownParts,
      toRecalls: (machine) =>
        toRecallViews(mine.recalls, { sku: machine.sku, serials: listPieces(machine) }, { ...i18n, ...mine }),
    },
    { ...i18n, country, guaranteeYears: isCompany ? null : readGuaranteeYears(locale) },
  );
  return data(view, mine ? 200 : 503);
}

/** Saves the serial numbers of one machine. */
export async function action(call: Route.ActionArgs) {
  const { customerId } = await requireCustomer(call);
  const { translate } = call.context.get(requestContext);
  const form = await readForm(call.request);
  const [orderId, lineId] = [String(form.get("order") ?? ""), String(form.get("line") ?? "")];
  const typed = form.getAll("serial").map(String);
  const saved = await saveMySerials(call.context, customerId, { orderId, lineId }, typed);
  if (!saved.ok) {
    const sentence = translate(`machines.serial.${saved.error}`);
    const status = { invalid: 400, twice: 400, unknown: 404, down: 503 }[saved.error];
    return data({ line: lineId, sentence, typed }, status);
  }
  await setNotice(call, "machines.mine.saved");
  throw leadTo(myMachinesPath);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title} | ${brand.name}` },
];

export default function MyMachines({ loaderData, actionData }: Route.ComponentProps) {
  return <MyMachinesPage view={loaderData} failure={actionData ?? null} />;
}
