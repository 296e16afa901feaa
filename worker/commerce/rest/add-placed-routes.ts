import type { IRequest, IttyRouterType } from "itty-router";
import type { Environment } from "../requests/environment.ts";
import {
  createByRest,
  deleteByRest,
  findByRest,
  readActiveCartByRest,
  readByRest,
  updateByRest,
} from "./rest-endpoint.ts";

/** Carts and orders of one store, and a shopper's own, alike in the project and in each store. */
export function addPlacedRoutes(router: IttyRouterType<IRequest & Request, [Environment]>): void {
  const store = "/:projectKey/in-store/:storeName";
  router
    .get("/:projectKey/me/active-cart", readActiveCartByRest)
    .get(`${store}/me/active-cart`, readActiveCartByRest);
  for (const place of ["/:projectKey/me", `${store}/me`, store]) {
    router
      .get(`${place}/:resource`, findByRest)
      .post(`${place}/:resource`, createByRest)
      .get(`${place}/:resource/:name`, readByRest)
      .post(`${place}/:resource/:name`, updateByRest)
      .delete(`${place}/:resource/:name`, deleteByRest);
  }
}
