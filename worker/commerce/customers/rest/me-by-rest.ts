import { integer, string, type } from "superstruct";
import { resourceNotFound } from "../../errors/platform-errors.ts";
import { readJson } from "../../http/read-json.ts";
import { requireQueryVersion } from "../../http/read-page.ts";
import { parseDraft } from "../../resources/parse-draft.ts";
import { readInput } from "../../schema/read-input.ts";
import { resolveMe } from "../fields/store-fields.ts";
import { changePassword } from "../operations/change-password.ts";
import { deleteCustomer } from "../operations/delete-customer.ts";
import { signIn } from "../operations/sign-in.ts";
import { type SignUpDraft, signUp } from "../operations/sign-up.ts";
import { updateCustomer } from "../operations/update-customer.ts";
import { requireCustomerId } from "../require-customer-token.ts";
import type { CustomerSignMeInDraft } from "../sign-in-mutations.ts";
import { customerEndpoint } from "./enter-customers.ts";
import { readCustomerCommand } from "./read-customer-command.ts";
import { toGraphqlCustom } from "./to-graphql-custom.ts";
import { toSignInBody } from "./to-sign-in-body.ts";

const ChangePassword = type({ version: integer(), currentPassword: string(), newPassword: string() });

/** `GET …/me`: the customer of the token. */
export const readMeByRest = customerEndpoint("manage_my_profile", async ({ context, storeKey }) => {
  const id = requireCustomerId(context.access);
  const customer = await resolveMe({ owner: { customerId: id }, storeKey }, {}, context);
  if (!customer) throw resourceNotFound("ID", id);
  return Response.json(customer);
});

/** `POST …/me` with `{version, actions}`. */
export const updateMeByRest = customerEndpoint("manage_my_profile", async (entered) => {
  const { context, storeKey, request } = entered;
  const id = requireCustomerId(context.access);
  const command = readCustomerCommand("MyCustomerUpdateAction", await readJson(request));
  return Response.json(await updateCustomer(context, { id, storeKey, ...command }));
});

/** `DELETE …/me?version=…`. */
export const deleteMeByRest = customerEndpoint("manage_my_profile", async (entered) => {
  const { context, storeKey, request } = entered;
  const id = requireCustomerId(context.access);
  const version = requireQueryVersion(new URL(request.url).searchParams);
  return Response.json(await deleteCustomer(context, { id, storeKey, version }));
});

/** `POST …/me/signup`: the token's anonymous session becomes the new customer's. */
export const signMeUpByRest = customerEndpoint("manage_my_profile", async (entered) => {
  const { context, storeKey, request } = entered;
  const body = toGraphqlCustom(await readJson(request));
  const draft = readInput<SignUpDraft>("CustomerSignMeUpDraft", body);
  const { anonymousId } = context.access;
  return Response.json(toSignInBody(await signUp(context, { ...draft, anonymousId }, storeKey)), {
    status: 201,
  });
});

/** `POST …/me/login`. */
export const signMeInByRest = customerEndpoint("manage_my_profile", async (entered) => {
  const { context, storeKey, request } = entered;
  const draft = readInput<CustomerSignMeInDraft>("CustomerSignMeInDraft", await readJson(request));
  const { email, password, activeCartSignInMode: mode, updateProductData } = draft;
  const session = { anonymousId: context.access.anonymousId, mode, updateProductData, storeKey };
  return Response.json(toSignInBody(await signIn(context, { email, password, storeKey }, session)));
});

/** `POST …/me/password`. */
export const changeMyPasswordByRest = customerEndpoint("manage_my_profile", async (entered) => {
  const { context, storeKey, request } = entered;
  const id = requireCustomerId(context.access);
  const command = parseDraft(await readJson(request), ChangePassword);
  return Response.json(await changePassword(context, { ...command, id, storeKey }));
});
