import { brand } from "../../countries/model/brand";
import { AddressListPage } from "../ui/address-list-page";
import type { Route } from "./+types/billing-details";
import { changeAddresses, loadAddresses } from "./serve-addresses.server";

/** A customer's billing addresses. */
export function loader(call: Route.LoaderArgs) {
  return loadAddresses(call, "billing");
}

export function action(call: Route.ActionArgs) {
  return changeAddresses(call, "billing");
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title} | ${brand.name}` },
];

export default function BillingDetails({ loaderData, actionData }: Route.ComponentProps) {
  return <AddressListPage view={actionData ?? loaderData} />;
}
