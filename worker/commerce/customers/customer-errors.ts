import { PlatformError } from "../errors/platform-error.ts";

/** The same message for a wrong password, an unknown account and one with too many tries. */
export function invalidCredentials(): PlatformError {
  return new PlatformError("InvalidCredentials", "Account with the given credentials not found.");
}

export function invalidCurrentPassword(): PlatformError {
  return new PlatformError("InvalidCurrentPassword", "The given current password does not match.");
}

/** GraphQL's message. */
export function duplicateEmail(email: string): PlatformError {
  const message = `There is already an existing customer with the email '${JSON.stringify(email)}'.`;
  return new PlatformError("DuplicateField", message, { field: "email", duplicateValue: email });
}

export function customerEmailNotFound(email: string): PlatformError {
  return new PlatformError("InvalidSubject", `The customer with the email '${email}' was not found.`);
}

export function customerTokenNotFound(): PlatformError {
  return new PlatformError("InvalidSubject", "The customer with the given token was not found.");
}

/** The proof was valid formerly. */
export function expiredCustomerToken(kind: "password" | "email"): PlatformError {
  const code = kind === "password" ? "ExpiredCustomerPasswordToken" : "ExpiredCustomerEmailToken";
  return new PlatformError(code, `The given ${kind} token has expired.`);
}

export function anonymousCartMismatch(cartId: string): PlatformError {
  const message = `The cart '${cartId}' does not belong to the given anonymous session.`;
  return new PlatformError("InvalidOperation", message);
}
