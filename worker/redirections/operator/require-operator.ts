import type { IRequest } from "itty-router";
import type { Environment } from "../environment.ts";
import { RedirectionError } from "./redirection-error.ts";

/** Lets who brings the operator's secret as a bearer token pass. */
export function requireOperator(request: IRequest, { operatorSecret }: Environment): void {
  const given = /^Bearer (.+)$/.exec(request.headers.get("authorization") ?? "")?.[1] ?? "";
  if (!isSame(given, operatorSecret))
    throw new RedirectionError(401, "The operator's secret is missing or wrong");
}

/** Compares without telling by its time how much was right. */
function isSame(given: string, wanted: string): boolean {
  const encoder = new TextEncoder();
  const left = encoder.encode(given);
  const right = encoder.encode(wanted);
  return left.byteLength === right.byteLength && crypto.subtle.timingSafeEqual(left, right);
}
