import { boolean, integer, nullable, optional, string, type } from "superstruct";
import { readJson } from "../../http/read-json.ts";
import { parseDraft } from "../../resources/parse-draft.ts";
import { readInput } from "../../schema/read-input.ts";
import { changePassword } from "../operations/change-password.ts";
import { confirmEmail } from "../operations/confirm-email.ts";
import { resetPassword } from "../operations/reset-password.ts";
import { signIn } from "../operations/sign-in.ts";
import { requireOwnSession } from "../require-customer-token.ts";
import { type CustomerSignInDraft, toNamedCart } from "../sign-in-mutations.ts";
import { createEmailToken, createPasswordToken } from "../token-mutations.ts";
import { customerEndpoint } from "./enter-customers.ts";
import { toSignInBody } from "./to-sign-in-body.ts";

const version = optional(nullable(integer()));
const ChangePassword = type({
  id: string(),
  version: integer(),
  currentPassword: string(),
  newPassword: string(),
});
const ResetPassword = type({ tokenValue: string(), newPassword: string(), version });
const ConfirmEmail = type({ tokenValue: string(), version });
const options = {
  ttlMinutes: optional(nullable(integer())),
  invalidateOlderTokens: optional(nullable(boolean())),
};
const PasswordToken = type({ email: string(), ...options });
const EmailToken = type({ id: string(), version, ...options });

/** `POST …/login`: the customer of an e-mail address and a password, and the cart to go on with. */
export const signInByRest = customerEndpoint("manage_customers", async (entered) => {
  const { context, storeKey, request } = entered;
  const draft = readInput<CustomerSignInDraft>("CustomerSignInDraft", await readJson(request));
  requireOwnSession(context.access, draft.anonymousId);
  const { email, password, anonymousId, anonymousCartSignInMode: mode, updateProductData } = draft;
  const session = { anonymousCart: toNamedCart(draft), anonymousId, mode, updateProductData, storeKey };
  return Response.json(toSignInBody(await signIn(context, { email, password, storeKey }, session)));
});

/** `POST …/customers/password`: for one who knows the present password. */
export const changePasswordByRest = customerEndpoint("manage_customers", async (entered) => {
  const { context, storeKey, request } = entered;
  const command = parseDraft(await readJson(request), ChangePassword);
  return Response.json(await changePassword(context, { ...command, storeKey }));
});

/** `POST …/customers/password-token`: a proof for a customer who forgot the password. */
export const createPasswordTokenByRest = customerEndpoint("manage_customers", async (entered) => {
  const { context, storeKey, request } = entered;
  const command = parseDraft(await readJson(request), PasswordToken);
  return Response.json(await createPasswordToken(context, { ...command, storeKey }));
});

/** `POST …/customers/password/reset`: redeems it. */
export const resetPasswordByRest = customerEndpoint("manage_customers", async (entered) => {
  const { context, storeKey, request } = entered;
  const command = parseDraft(await readJson(request), ResetPassword);
  return Response.json(await resetPassword(context, { ...command, storeKey }));
});

/** `POST …/customers/email-token`: a proof that an address is the customer's. */
export const createEmailTokenByRest = customerEndpoint("manage_customers", async (entered) => {
  const { context, storeKey, request } = entered;
  const command = parseDraft(await readJson(request), EmailToken);
  return Response.json(await createEmailToken(context, { ...command, storeKey }));
});

/** `POST …/customers/email/confirm`: redeems it. */
export const confirmEmailByRest = customerEndpoint("manage_customers", async (entered) => {
  const { context, storeKey, request } = entered;
  const command = parseDraft(await readJson(request), ConfirmEmail);
  return Response.json(await confirmEmail(context, { ...command, storeKey }));
});
