import { requireClientToken } from "../requests/access.ts";
import type { RequestContext } from "../requests/request-context.ts";
import type { FieldResolver } from "../schema/field-resolvers.ts";
import { customerEmailNotFound } from "./customer-errors.ts";
import type { CustomerToken } from "./customer-token.ts";
import { type ConfirmEmailArguments, confirmEmail } from "./operations/confirm-email.ts";
import { createCustomerToken, DEFAULT_MINUTES } from "./operations/create-customer-token.ts";
import { type ResetPasswordArguments, resetPassword } from "./operations/reset-password.ts";
import { loadByEmail } from "./storage/load-by-email.ts";
import { requireCustomer } from "./storage/load-customer.ts";

interface TokenArguments {
  readonly storeKey?: string | null;
  readonly ttlMinutes?: number | null;
  readonly invalidateOlderTokens?: boolean | null;
}

export interface PasswordTokenArguments extends TokenArguments {
  readonly email: string;
}

export interface EmailTokenArguments extends TokenArguments {
  readonly id: string;
  readonly version?: number | null;
}

function toOptions({ ttlMinutes, invalidateOlderTokens }: TokenArguments) {
  return {
    ttlMinutes: ttlMinutes ?? DEFAULT_MINUTES,
    invalidateOlderTokens: invalidateOlderTokens ?? false,
  };
}

/** A proof for the customer of an e-mail address, who forgot the password. Throws InvalidSubject. */
export async function createPasswordToken(
  context: RequestContext,
  args: PasswordTokenArguments,
): Promise<CustomerToken> {
  requireClientToken(context.access);
  const customer = await loadByEmail(context, args.email, args.storeKey);
  if (!customer) throw customerEmailNotFound(args.email);
  return createCustomerToken(context, "password", customer, toOptions(args));
}

/** A proof that an address is the customer's. Throws InvalidSubject or ConcurrentModification. */
export async function createEmailToken(
  context: RequestContext,
  args: EmailTokenArguments,
): Promise<CustomerToken> {
  requireClientToken(context.access);
  const customer = await requireCustomer(context, args, args.version);
  return createCustomerToken(context, "email", customer, toOptions(args));
}

/** Proofs sent by mail: made by the shop's own token, redeemed by whoever holds them. */
export const tokenMutations: Readonly<Record<string, FieldResolver>> = {
  customerCreatePasswordResetToken: (_source, args: PasswordTokenArguments, context) =>
    createPasswordToken(context, args),
  customerCreateEmailVerificationToken: (_source, args: EmailTokenArguments, context) =>
    createEmailToken(context, args),
  customerResetPassword: (_source, args: ResetPasswordArguments, context) => resetPassword(context, args),
  customerResetMyPassword: (_source, args: ResetPasswordArguments, context) => resetPassword(context, args),
  customerConfirmEmail: (_source, args: ConfirmEmailArguments, context) => confirmEmail(context, args),
  customerConfirmMyEmail: (_source, args: ConfirmEmailArguments, context) => confirmEmail(context, args),
};
