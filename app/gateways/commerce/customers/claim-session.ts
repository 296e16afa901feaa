import type { GatewayError } from "../../../foundation/gateway-error";
import { ok, type Result } from "../../../foundation/result";
import type { CommerceClient } from "../commerce-client";
import { graphql } from "../graphql";

/** A session's orders and payments are found by its id; a shopper's session has few. */
const sessionDocument = graphql(`query SessionPossessions($orders: String!, $payments: String!) {
  orders(where: $orders, limit: 100) { results { id version } }
  payments(where: $payments, limit: 100) { results { id version customerRef { id } } }
}`);

const giveOrderDocument =
  graphql(`mutation GiveOrder($id: String!, $version: Long!, $actions: [OrderUpdateAction!]!) {
  updateOrder(id: $id, version: $version, actions: $actions) { id }
}`);

const givePaymentDocument =
  graphql(`mutation GivePayment($id: String!, $version: Long!, $actions: [PaymentUpdateAction!]!) {
  updatePayment(id: $id, version: $version, actions: $actions) { id }
}`);

const maxTries = 3;

/**
 * Assigns the orders and payments of a guest's session to the customer, as a sign-in with a password does.
 * Documents that already have a customer stay unchanged; a payment that a notification changes meanwhile is read
 * again.
 */
export async function claimSession(
  client: CommerceClient,
  customerId: string,
  sessionId: string,
): Promise<Result<null, GatewayError>> {
  const guest = `anonymousId = ${JSON.stringify(sessionId)}`;
  const where = { orders: `${guest} and customerId is not defined`, payments: guest };
  const toCustomer = { setCustomer: { customer: { typeId: "customer", id: customerId } } };
  for (let tries = 1; ; tries += 1) {
    const found = await client.query(sessionDocument, where);
    if (!found.ok) return found;
    const { orders, payments } = found.value;
    const answers = await Promise.all([
      ...orders.results.map((order) => {
        const variables = { ...order, actions: [{ setCustomerId: { customerId } }] };
        return client.query(giveOrderDocument, variables);
      }),
      ...payments.results.flatMap(({ customerRef, ...payment }) => {
        if (customerRef) return [];
        const variables = { ...payment, actions: [toCustomer] };
        return [client.query(givePaymentDocument, variables)];
      }),
    ]);
    const failure = answers.find((answer) => !answer.ok);
    if (!failure || failure.ok) return ok(null);
    if (failure.error.code !== "ConcurrentModification" || tries === maxTries) return failure;
  }
}
