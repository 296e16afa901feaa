import type { SandboxAmount } from "./sandbox-payment";

/** An error in the provider's form; its codes are the provider's own. */
export function refuse(status: number, errorCode: string, message: string): Response {
  return Response.json({ status, errorCode, message, errorType: "validation" }, { status });
}

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

/** Refuses an amount that is not positive, or in no currency of ISO 4217; undefined: it is valid. */
export function refuseAmount({ value, currency }: SandboxAmount): Response | undefined {
  if (value <= 0) return refuse(422, "137", "Invalid amount specified");
  return currencies.has(currency) ? undefined : refuse(422, "138", "Unsupported currency specified");
}
