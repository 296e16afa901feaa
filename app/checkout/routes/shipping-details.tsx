import { brand } from "../../countries/model/brand";
import { AddressListPage } from "../ui/address-list-page";
import type { Route } from "./+types/shipping-details";
import { changeAddresses, loadAddresses } from "./serve-addresses.server";

/** A customer's delivery addresses. */
export function loader(call: Route.LoaderArgs) {
  return loadAddresses(call, "shipping");
}

export function action(call: Route.ActionArgs) {
  return changeAddresses(call, "shipping");
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title} | ${brand.name}` },
];

export default function ShippingDetails({ loaderData, actionData }: Route.ComponentProps) {
  return <AddressListPage view={actionData ?? loaderData} />;
}
