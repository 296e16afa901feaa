import { emailPattern } from "../../foundation/form-rules";
import { toTypedOrderNumber } from "./order-number";

const longestTyped = 254;

/** The form that looks up an order: what was entered, and what it means; "": missing or malformed. */
export type OrderSearch = {
  readonly typed: { readonly orderNumber: string; readonly email: string };
  readonly orderNumber: string;
  readonly email: string;
};

export type OrderSearchProblem = "incomplete" | "unknown" | "too-many-attempts" | "down";

/** HTTP status of the page that names the problem. */
export const orderSearchStatus: Readonly<Record<OrderSearchProblem, number>> = {
  incomplete: 400,
  unknown: 404,
  "too-many-attempts": 429,
  down: 503,
};

/** Builds the form's state from a number in the URL. */
export function toOrderSearch(orderNumber: string): OrderSearch {
  return { typed: { orderNumber, email: "" }, orderNumber, email: "" };
}

export function parseOrderSearch(fields: FormData): OrderSearch {
  const read = (name: string) => {
    const value = fields.get(name);
    return typeof value === "string" ? value.trim().slice(0, longestTyped) : "";
  };
  const typed = { orderNumber: read("orderNumber"), email: read("email") };
  return {
    typed,
    orderNumber: toTypedOrderNumber(typed.orderNumber),
    email: emailPattern.test(typed.email) ? typed.email : "",
  };
}
