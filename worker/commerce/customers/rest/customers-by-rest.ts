import { resourceNotFound } from "../../errors/platform-errors.ts";
import { readJson } from "../../http/read-json.ts";
import { readPage, requireQueryVersion } from "../../http/read-page.ts";
import { decodeSegment } from "../../http/rest-place.ts";
import { readInput } from "../../schema/read-input.ts";
import { type CustomerArguments, resolveCustomer, resolveCustomers } from "../customer-queries.ts";
import { deleteCustomer } from "../operations/delete-customer.ts";
import { type SignUpDraft, signUp } from "../operations/sign-up.ts";
import { updateCustomer } from "../operations/update-customer.ts";
import { requireOwnSession } from "../require-customer-token.ts";
import { type NamedCart, toNamedCart } from "../sign-in-mutations.ts";
import { customerEndpoint, type RestRequest } from "./enter-customers.ts";
import { readCustomerCommand } from "./read-customer-command.ts";
import { toGraphqlCustom } from "./to-graphql-custom.ts";
import { toSignInBody } from "./to-sign-in-body.ts";

const NAME = /^(key|password-token|email-token)=(.+)$/;

/** The last segment: an id, `key=…`, `password-token=…` or `email-token=…`. */
function readName(request: RestRequest): CustomerArguments {
  const segment = decodeSegment(request.params.name);
  const [, by, value] = NAME.exec(segment) ?? [];
  if (by === "key") return { key: value };
  if (by === "password-token") return { passwordToken: value ?? "" };
  return by === "email-token" ? { emailToken: value ?? "" } : { id: segment };
}

/** `POST …/customers`: creates from a draft, 201 with `{customer, cart?}`. */
export const createCustomerByRest = customerEndpoint("manage_customers", async (entered) => {
  const { context, storeKey, request } = entered;
  const body = toGraphqlCustom(await readJson(request));
  const draft = readInput<SignUpDraft & NamedCart>("CustomerSignUpDraft", body);
  requireOwnSession(context.access, draft.anonymousId);
  const result = await signUp(context, { ...draft, anonymousCart: toNamedCart(draft) }, storeKey);
  return Response.json(toSignInBody(result), { status: 201 });
});

/** `GET …/customers?where=…`. */
export const findCustomersByRest = customerEndpoint("view_customers", ({ context, storeKey, request }) =>
  readPage(new URL(request.url), (args) => resolveCustomers(context, args, storeKey)),
);

/** `GET …/customers/{id | key=… | password-token=… | email-token=…}`. */
export const readCustomerByRest = customerEndpoint("view_customers", async (entered) => {
  const { context, storeKey, request } = entered;
  const name = readName(request);
  const customer = await resolveCustomer(context, { ...name, storeKey });
  if (customer) return Response.json(customer);
  throw resourceNotFound(name.key ? "key" : "ID", name.key ?? name.id ?? "");
});

/** `POST …/customers/{id | key=…}` with `{version, actions}`. */
export const updateCustomerByRest = customerEndpoint("manage_customers", async (entered) => {
  const { context, storeKey, request } = entered;
  const command = readCustomerCommand("CustomerUpdateAction", await readJson(request));
  return Response.json(await updateCustomer(context, { ...readName(request), storeKey, ...command }));
});

/** `DELETE …/customers/{id | key=…}?version=…[&dataErasure=true]` answers what was deleted. */
export const deleteCustomerByRest = customerEndpoint("manage_customers", async (entered) => {
  const { context, storeKey, request } = entered;
  const { searchParams } = new URL(request.url);
  const version = requireQueryVersion(searchParams);
  const personalDataErasure = searchParams.get("dataErasure") === "true";
  const name = { ...readName(request), storeKey };
  return Response.json(await deleteCustomer(context, { ...name, version, personalDataErasure }));
});
