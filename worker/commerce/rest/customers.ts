import type { IRequest, IttyRouterType } from "itty-router";
import { boolean, integer, nullable, optional, type Struct, string, type } from "superstruct";
import { changePassword, resetPassword } from "../customers/credentials/change-password.ts";
import {
  confirmEmail,
  createEmailToken,
  createPasswordToken,
} from "../customers/credentials/customer-tokens.ts";
import type { Customer } from "../customers/customer.ts";
import { deleteCustomer, updateCustomer } from "../customers/customer-operations.ts";
import {
  type CustomerArguments,
  requireCustomerId,
  resolveCustomer,
  resolveCustomers,
  resolveMe,
} from "../customers/customer-queries.ts";
import { PlatformError } from "../errors/platform-error.ts";
import { resourceNotFound } from "../errors/platform-errors.ts";
import { readJson } from "../http/read-json.ts";
import { readPage, requireQueryVersion } from "../http/read-page.ts";
import { decodeSegment } from "../http/rest-place.ts";
import { authorise } from "../oauth/authorise.ts";
import { mapResults } from "../paging/query-result.ts";
import { requireScope } from "../requests/access.ts";
import type { Environment } from "../requests/environment.ts";
import { createRequestContext, type RequestContext } from "../requests/request-context.ts";
import { loadResourceByKey } from "../resources/load-resource.ts";
import { parseDraft } from "../resources/parse-draft.ts";
import { parseUpdateCommand } from "../resources/update-command.ts";
import { readAction, readDraft } from "../schema/read-input.ts";
import { signIn, signMeIn } from "../sign-in/sign-in.ts";
import { signMeUp, signUp } from "../sign-in/sign-up.ts";
import type { SignInResult } from "../sign-in/take-over-session.ts";
import { toContentBody } from "./carts/to-content-body.ts";

type RestRequest = IRequest & Request;

/** An authorised request: in the project, or in the store of its path. */
interface Entered {
  readonly context: RequestContext;
  readonly storeKey: string | null;
  readonly request: RestRequest;
}

type CustomerScope = "view_customers" | "manage_customers" | "manage_my_profile";

function readStoreKey({ params }: RestRequest): string | null {
  if (params.storeName === undefined) return null;
  return decodeSegment(params.storeName).replace(/^key=/, "");
}

/** An endpoint that requires a scope, and that responds in REST's form. */
function customerEndpoint(
  scope: CustomerScope,
  answer: (entered: Entered) => Promise<Response>,
): (request: RestRequest, environment: Environment) => Promise<Response> {
  return async (request, environment) => {
    const access = await authorise(request, environment);
    const storeKey = readStoreKey(request);
    requireScope(access, environment.projectKey, [scope], storeKey);
    const context = createRequestContext(environment, access);
    if (storeKey !== null && !(await loadResourceByKey(context, "store", storeKey))) {
      throw resourceNotFound("key", storeKey);
    }
    try {
      return await answer({ context, storeKey, request });
    } catch (error) {
      throw toRestError(error);
    }
  };
}

/** A customer in its REST form; assignments to several groups are not supported. */
function toCustomerBody(customer: Customer): object {
  return { ...customer, customerGroupAssignments: [] };
}

/** Converts an error to REST's form if it differs from GraphQL's. */
function toRestError(error: unknown): unknown {
  if (!(error instanceof PlatformError)) return error;
  const { code, message, details } = error;
  if (code === "InvalidSubject") return new PlatformError("ResourceNotFound", message, details, 404);
  if (code !== "DuplicateField" || details.field !== "email") return error;
  return new PlatformError(code, "There is already an existing customer with the provided email.", details);
}

const NAME = /^(key|password-token|email-token)=(.+)$/;

/** The last segment: an id, `key=…`, `password-token=…` or `email-token=…`. */
function readName(request: RestRequest): CustomerArguments {
  const segment = decodeSegment(request.params.name);
  const [, by, value] = NAME.exec(segment) ?? [];
  if (by === "key") return { key: value };
  if (by === "password-token") return { passwordToken: value ?? "" };
  return by === "email-token" ? { emailToken: value ?? "" } : { id: segment };
}

/** `{version, actions}` of an update, with the actions of the schema's type. */
function readCommand(typeName: "CustomerUpdateAction" | "MyCustomerUpdateAction", body: unknown) {
  const { version, actions } = parseUpdateCommand(body);
  return { version, actions: actions.map((action) => readAction(typeName, action)) };
}

/** `GET …/customers?where=…`. */
const findCustomers = customerEndpoint("view_customers", ({ context, storeKey, request }) =>
  readPage(new URL(request.url), async (args) =>
    mapResults(await resolveCustomers(context, args, storeKey), toCustomerBody),
  ),
);

/** `GET …/customers/{id | key=… | password-token=… | email-token=…}`. */
const readCustomer = customerEndpoint("view_customers", async ({ context, storeKey, request }) => {
  const name = readName(request);
  const customer = await resolveCustomer(context, { ...name, storeKey });
  if (customer) return Response.json(toCustomerBody(customer));
  throw resourceNotFound(name.key ? "key" : "ID", name.key ?? name.id ?? "");
});

/** `POST …/customers/{id | key=…}` with `{version, actions}`. */
const postCustomer = customerEndpoint("manage_customers", async ({ context, storeKey, request }) => {
  const command = readCommand("CustomerUpdateAction", await readJson(request));
  return Response.json(
    toCustomerBody(await updateCustomer(context, { ...readName(request), storeKey, ...command })),
  );
});

/** `DELETE …/customers/{id | key=…}?version=…[&dataErasure=true]` returns the deleted customer. */
const eraseCustomer = customerEndpoint("manage_customers", async ({ context, storeKey, request }) => {
  const { searchParams } = new URL(request.url);
  const version = requireQueryVersion(searchParams);
  const personalDataErasure = searchParams.get("dataErasure") === "true";
  const name = { ...readName(request), storeKey };
  return Response.json(
    toCustomerBody(await deleteCustomer(context, { ...name, version, personalDataErasure })),
  );
});

/** `GET …/me`: the customer of the token. */
const readMe = customerEndpoint("manage_my_profile", async ({ context, storeKey }) => {
  const id = requireCustomerId(context.access);
  const customer = await resolveMe({ owner: { customerId: id }, storeKey }, {}, context);
  if (!customer) throw resourceNotFound("ID", id);
  return Response.json(toCustomerBody(customer));
});

/** `POST …/me` with `{version, actions}`. */
const postMe = customerEndpoint("manage_my_profile", async ({ context, storeKey, request }) => {
  const id = requireCustomerId(context.access);
  const command = readCommand("MyCustomerUpdateAction", await readJson(request));
  return Response.json(toCustomerBody(await updateCustomer(context, { id, storeKey, ...command })));
});

/** `DELETE …/me?version=…`. */
const eraseMe = customerEndpoint("manage_my_profile", async ({ context, storeKey, request }) => {
  const id = requireCustomerId(context.access);
  const version = requireQueryVersion(new URL(request.url).searchParams);
  return Response.json(toCustomerBody(await deleteCustomer(context, { id, storeKey, version })));
});

const MyPassword = type({ version: integer(), currentPassword: string(), newPassword: string() });

/** `POST …/me/password`. */
const changeMyPassword = customerEndpoint("manage_my_profile", async ({ context, storeKey, request }) => {
  const id = requireCustomerId(context.access);
  const command = parseDraft(await readJson(request), MyPassword);
  return Response.json(toCustomerBody(await changePassword(context, { ...command, id, storeKey })));
});

/** Sign-in or sign-up: the body is the draft, the response `{customer, cart?}`, without `cart` if there is no cart. */
function signInEndpoint<Draft extends object>(
  scope: CustomerScope,
  typeName: string,
  act: (context: RequestContext, draft: Draft, storeKey: string | null) => Promise<SignInResult>,
  status = 200,
) {
  return customerEndpoint(scope, async ({ context, storeKey, request }) => {
    const draft = readDraft<Draft>(typeName, await readJson(request));
    const { customer, cart } = await act(context, draft, storeKey);
    const body = { customer: toCustomerBody(customer) };
    return Response.json(cart ? { ...body, cart: await toContentBody(context, cart) } : body, { status });
  });
}

/** An endpoint whose body is one command, in the project or in the path's store. */
function commandEndpoint<Command extends object>(
  struct: Struct<Command, unknown>,
  act: (context: RequestContext, command: Command & { readonly storeKey: string | null }) => Promise<object>,
  scope: CustomerScope = "manage_customers",
) {
  return customerEndpoint(scope, async ({ context, storeKey, request }) => {
    const command = parseDraft(await readJson(request), struct);
    return Response.json(await act(context, { ...command, storeKey }));
  });
}

/** An operation on a customer, whose result REST returns. */
function returningCustomer<Command>(
  act: (context: RequestContext, command: Command) => Promise<Customer>,
): (context: RequestContext, command: Command) => Promise<object> {
  return async (context, command) => toCustomerBody(await act(context, command));
}

const version = optional(nullable(integer()));
const lifetime = {
  ttlMinutes: optional(nullable(integer())),
  invalidateOlderTokens: optional(nullable(boolean())),
};
const Password = type({
  id: string(),
  version: integer(),
  currentPassword: string(),
  newPassword: string(),
});
const PasswordToken = type({ email: string(), ...lifetime });
const PasswordReset = type({ tokenValue: string(), newPassword: string(), version });
const EmailToken = type({ id: string(), version, ...lifetime });
const EmailConfirmation = type({ tokenValue: string(), version });

/** Customers over REST, alike in the project and in each store. */
export function addCustomerRoutes(router: IttyRouterType<IRequest & Request, [Environment]>): void {
  for (const place of ["/:projectKey", "/:projectKey/in-store/:storeName"]) {
    router
      .post(`${place}/login`, signInEndpoint("manage_customers", "CustomerSignInDraft", signIn))
      .post(`${place}/customers`, signInEndpoint("manage_customers", "CustomerSignUpDraft", signUp, 201))
      .post(`${place}/me/signup`, signInEndpoint("manage_my_profile", "CustomerSignMeUpDraft", signMeUp, 201))
      .post(`${place}/me/login`, signInEndpoint("manage_my_profile", "CustomerSignMeInDraft", signMeIn))
      .post(`${place}/customers/password`, commandEndpoint(Password, returningCustomer(changePassword)))
      .post(`${place}/customers/password-token`, commandEndpoint(PasswordToken, createPasswordToken))
      .post(
        `${place}/customers/password/reset`,
        commandEndpoint(PasswordReset, returningCustomer(resetPassword)),
      )
      .post(`${place}/customers/email-token`, commandEndpoint(EmailToken, createEmailToken))
      .post(
        `${place}/customers/email/confirm`,
        commandEndpoint(EmailConfirmation, returningCustomer(confirmEmail)),
      )
      .get(`${place}/customers`, findCustomers)
      .get(`${place}/customers/:name`, readCustomer)
      .post(`${place}/customers/:name`, postCustomer)
      .delete(`${place}/customers/:name`, eraseCustomer)
      .get(`${place}/me`, readMe)
      .post(`${place}/me`, postMe)
      .delete(`${place}/me`, eraseMe)
      .post(`${place}/me/password`, changeMyPassword)
      .post(
        `${place}/me/password/reset`,
        commandEndpoint(PasswordReset, returningCustomer(resetPassword), "manage_my_profile"),
      )
      .post(
        `${place}/me/email/confirm`,
        commandEndpoint(EmailConfirmation, returningCustomer(confirmEmail), "manage_my_profile"),
      );
  }
}
