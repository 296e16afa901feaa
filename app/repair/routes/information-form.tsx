import { HomeTrail } from "../../content/ui/home-trail";
import { readQuery } from "../../countries/model/route-table";
import { leadTo } from "../../request/lead-to";
import { setPageHead } from "../../request/page-head";
import { toInformationForm } from "../operations/to-information-form.server";
import { InformationForm } from "../ui/information-form";
import type { Route } from "./+types/information-form";
import { readProductNumber, requireRepairProduct } from "./require-repair-product.server";

/** The European Repair Information Form, to print; without a product or a defect, the page to choose them. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const query = readQuery(request, "repair");
  const number = readProductNumber(query.get("product"));
  const product = await requireRepairProduct(context, number);
  const repair = product?.repair?.repairs.find(({ id }) => id === query.get("defect"));
  if (!product || !repair) throw leadTo(`/repair?product=${number}`);
  const view = toInformationForm(context, product, repair);
  setPageHead(context, { title: view.title });
  return view;
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export default function RepairInformation({ loaderData: view }: Route.ComponentProps) {
  return (
    <>
      <HomeTrail here={view.title} />
      <InformationForm view={view} />
    </>
  );
}
