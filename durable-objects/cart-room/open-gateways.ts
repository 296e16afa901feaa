import { createBoundFetch } from "../../app/gateways/bound-fetch";
import { createCartsGateway } from "../../app/gateways/commerce/carts/create-carts-gateway";
import { createPaymentRecords } from "../../app/gateways/commerce/carts/create-payment-records";
import { createCommerceClient } from "../../app/gateways/commerce/commerce-client";
import { createPaymentGateway } from "../../app/gateways/payment/create-payment-gateway";
import { injectFaults } from "../development/platform-faults";
import { readEnvironment } from "../environment";
import type { Room } from "./room";

type RoomGateways = Pick<Room, "carts" | "records" | "provider">;

const opened = new WeakMap<ShopBindings, RoomGateways>();

/** The outside systems of an environment's rooms, made once, so that rooms in one isolate share the server token. */
export function openGateways(env: ShopBindings): RoomGateways {
  const known = opened.get(env);
  if (known) return known;
  const { commerce, payment, isLocal } = readEnvironment(env);
  const client = createCommerceClient({
    ...commerce,
    fetch: injectFaults(createBoundFetch(commerce.apiUrl, env.COMMERCE, "commerce"), isLocal),
  });
  const gateways = {
    carts: createCartsGateway(client),
    records: createPaymentRecords(client),
    provider: createPaymentGateway({
      ...payment,
      fetch: createBoundFetch(payment.apiUrl, env.SANDBOX, "payment"),
    }),
  };
  opened.set(env, gateways);
  return gateways;
}
