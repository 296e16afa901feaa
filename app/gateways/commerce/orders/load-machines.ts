import { isPurchase } from "../../../catalogue/model/choose-purchase";
import type { GatewayError } from "../../../foundation/gateway-error";
import { ok, type Result } from "../../../foundation/result";
import { isMachine, type Machine } from "../../../orders/model/machine";
import { toText } from "../carts/platform-values";
import { findNumber, findTexts, findValue } from "../catalogue/attributes";
import type { CommerceClient } from "../commerce-client";
import { type CustomFieldsAnswer, readCustomField, readCustomText } from "../custom-fields";
import { type AnswerOf, graphql } from "../graphql";
import { toDayOfOrder } from "./day-of-order";
import { toLanguages } from "./to-own-order";

const document = graphql(`query Machines($where: String!, $limit: Int!, $offset: Int!) {
  orders(where: $where, sort: ["createdAt desc", "id asc"], limit: $limit, offset: $offset) {
    total
    results {
      id orderNumber createdAt completedAt country orderState paymentState
      lineItems {
        id quantity productId
        productType { key }
        nameAllLocales { locale value }
        productSlugAllLocales { locale value }
        variant {
          sku
          images { url }
          attributesRaw(includeNames: ["parentProductsForAccessory", "relatedAccessories", "netContent", "years"]) {
            name value
          }
        }
        custom { customFieldsRaw(includeNames: ["parentSku", "serialNumbers"]) { name value } }
      }
    }
  }
}`);

type OrderAnswer = AnswerOf<typeof document>["orders"]["results"][number];
type LineAnswer = OrderAnswer["lineItems"][number];

const pageSize = 100;
/** Orders of a company that the page on its machines covers; a recall's mail reaches the owners of all. */
const mostOrders = 500;

/** Lists the machines of a customer's orders that match `where`, the latest first. */
export async function loadMachines(
  client: Pick<CommerceClient, "query">,
  where: string,
): Promise<Result<readonly Machine[], GatewayError>> {
  const machines: Machine[] = [];
  for (let offset = 0; offset < mostOrders; offset += pageSize) {
    const answer = await client.query(document, { where, limit: pageSize, offset });
    if (!answer.ok) return answer;
    const { results, total } = answer.value.orders;
    machines.push(...results.filter(isPurchase).flatMap(toMachines));
    if (offset + pageSize >= total) break;
  }
  return ok(machines);
}

function toMachines(order: OrderAnswer): readonly Machine[] {
  const { orderNumber } = order;
  if (!orderNumber) return [];
  const languages = toLanguages(order);
  return order.lineItems.filter(isMachineLine).map((line) => ({
    orderId: order.id,
    orderNumber,
    boughtAt: toDayOfOrder(order),
    country: order.country,
    lineId: line.id,
    sku: line.variant?.sku ?? "",
    productId: line.productId,
    name: toText(line.nameAllLocales, languages),
    slug: toText(line.productSlugAllLocales, languages),
    picture: line.variant?.images[0]?.url ?? null,
    quantity: line.quantity,
    serials: readSerials(line.custom),
    extraYears: findExtraYears(order, line),
    partSkus: findTexts(line.variant?.attributesRaw ?? [], "relatedAccessories"),
  }));
}

function isMachineLine({ variant, productType }: LineAnswer): boolean {
  const attributes = variant?.attributesRaw ?? [];
  return isMachine({
    sku: variant?.sku ?? "",
    typeKey: productType?.key,
    parentSkus: findTexts(attributes, "parentProductsForAccessory"),
    netContent: findValue(attributes, "netContent"),
  });
}

/** Years of the guarantee whose line names the machine's SKU. */
function findExtraYears({ lineItems }: OrderAnswer, { variant }: LineAnswer): number {
  const guarantee = lineItems.find(({ custom }) => readCustomText(custom, "parentSku") === variant?.sku);
  return findNumber(guarantee?.variant?.attributesRaw ?? [], "years") ?? 0;
}

/** The serial numbers of a line, in the order of their input. */
export function readSerials(custom: CustomFieldsAnswer): readonly string[] {
  const value = readCustomField(custom, "serialNumbers");
  return Array.isArray(value) ? value.filter((serial) => typeof serial === "string") : [];
}
