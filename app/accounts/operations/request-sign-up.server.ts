import type { GatewayError } from "../../foundation/gateway-error";
import { err, ok, type Result } from "../../foundation/result";
import type { CustomersGateway } from "../../gateways/commerce/customers/customers-gateway";
import type { SignUpDraft } from "../../gateways/commerce/customers/sign-up-draft";
import type { SessionAccess } from "../../request/session";
import { type AccountErrors, type AccountValues, checkAccountForm } from "../model/account-form";

type Dependencies = {
  readonly customers: Pick<CustomersGateway, "beginSignUp">;
  readonly session: Pick<SessionAccess, "update">;
};

export type SignUpRefusal =
  | { readonly code: "invalid"; readonly errors: AccountErrors }
  | { readonly code: "failed"; readonly error: GatewayError };

/**
 * Starts a new account; serves the form and the middleware.
 * The result is the same whether an account has the address: only the mailbox is informed. The account is created when
 * the mailed link is opened.
 */
export async function requestSignUp(
  { customers, session }: Dependencies,
  values: AccountValues,
  { wantsNewsletter, wayBack }: Pick<SignUpDraft, "wantsNewsletter" | "wayBack">,
): Promise<Result<null, SignUpRefusal>> {
  const errors = checkAccountForm("create-account", values);
  if (Object.keys(errors).length > 0) return err({ code: "invalid", errors });
  const { email = "", password = "", firstName = "", lastName = "", company = "", vatId = "" } = values;
  const begun = await customers.beginSignUp({
    ...{ email, password, firstName, lastName, wantsNewsletter, wayBack },
    company: values.customerType === "COMPANY" ? { name: company, vatId: vatId || null } : null,
    sessionId: (await session.update({})).id,
  });
  return begun.ok ? ok(null) : err({ code: "failed", error: begun.error });
}
