import { data, redirect } from "react-router";
import { toCartAccess } from "../../cart/operations/cart-access.server";
import { executeCartCommand } from "../../cart/operations/execute-cart-command.server";
import { brand } from "../../countries/model/brand";
import { readQuery } from "../../countries/model/route-table";
import { requestContext } from "../../request/context";
import { readForm } from "../../request/read-form";
import { parseAgainLines } from "../model/order-again";
import { OrderAgainPage } from "../ui/order-again-page";
import type { Route } from "./+types/order-again";

/** Shows the articles in the query as sold today; reads nothing of an order. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { translate } = context.get(requestContext);
  const requested = parseAgainLines(readQuery(request, "checkout").get("items") ?? "");
  const cards = await context
    .get(requestContext)
    .gateways.catalogue.loadCardsBySkus(requested.map(({ sku }) => sku));
  const known = cards.ok ? cards.value : [];
  const lines = requested.flatMap(({ sku, quantity }) => {
    const card = known.find((one) => one.sku === sku);
    return card ? [{ sku, quantity, name: card.name }] : [];
  });
  const texts = {
    title: translate("withdrawal.again.title"),
    lead: translate(lines.length > 0 ? "withdrawal.again.lead" : "withdrawal.again.none"),
    button: translate("withdrawal.again.button"),
  };
  return data({ ...texts, lines, formKey: crypto.randomUUID() }, cards.ok ? 200 : 503);
}

/** Adds the available articles to the cart, which reports shortages. Idempotent. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const lines = parseAgainLines(String(form.get("items") ?? ""));
  const key = String(form.get("key") ?? crypto.randomUUID()).slice(0, 40);
  const access = toCartAccess(context);
  for (const { sku, quantity } of lines) {
    await executeCartCommand(
      access,
      { type: "add-line", sku, quantity: Math.min(quantity, 100) },
      `${key}:${sku}`,
    );
  }
  return redirect("/checkout/cart", 303);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title} | ${brand.name}` },
];

export default function OrderAgain({ loaderData }: Route.ComponentProps) {
  return <OrderAgainPage {...loaderData} />;
}
