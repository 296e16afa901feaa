import type { IttyRouterType } from "itty-router";
import type { Environment } from "../../requests/environment.ts";
import {
  changePasswordByRest,
  confirmEmailByRest,
  createEmailTokenByRest,
  createPasswordTokenByRest,
  resetPasswordByRest,
  signInByRest,
} from "./credentials-by-rest.ts";
import {
  createCustomerByRest,
  deleteCustomerByRest,
  findCustomersByRest,
  readCustomerByRest,
  updateCustomerByRest,
} from "./customers-by-rest.ts";
import type { RestRequest } from "./enter-customers.ts";
import {
  changeMyPasswordByRest,
  deleteMeByRest,
  readMeByRest,
  signMeInByRest,
  signMeUpByRest,
  updateMeByRest,
} from "./me-by-rest.ts";

/** Customers over REST, alike in the project and in each store. */
export function addCustomerRoutes(router: IttyRouterType<RestRequest, [Environment]>): void {
  for (const place of ["/:projectKey", "/:projectKey/in-store/:storeName"]) {
    router
      .post(`${place}/login`, signInByRest)
      .post(`${place}/customers/password`, changePasswordByRest)
      .post(`${place}/customers/password/reset`, resetPasswordByRest)
      .post(`${place}/customers/password-token`, createPasswordTokenByRest)
      .post(`${place}/customers/email-token`, createEmailTokenByRest)
      .post(`${place}/customers/email/confirm`, confirmEmailByRest)
      .get(`${place}/customers`, findCustomersByRest)
      .post(`${place}/customers`, createCustomerByRest)
      .get(`${place}/customers/:name`, readCustomerByRest)
      .post(`${place}/customers/:name`, updateCustomerByRest)
      .delete(`${place}/customers/:name`, deleteCustomerByRest)
      .get(`${place}/me`, readMeByRest)
      .post(`${place}/me`, updateMeByRest)
      .delete(`${place}/me`, deleteMeByRest)
      .post(`${place}/me/signup`, signMeUpByRest)
      .post(`${place}/me/login`, signMeInByRest)
      .post(`${place}/me/password`, changeMyPasswordByRest);
  }
}
