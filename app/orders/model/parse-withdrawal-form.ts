import { emailPattern } from "../../foundation/form-rules";
import { webAddress } from "../../foundation/typed-name";
import type { WithdrawalForm } from "./withdrawal";
import { joinStatements } from "./withdrawal-order";

export type WithdrawalField = "orderNumber" | "name" | "email";

/** The error of a field; `web-address`: a name that is an advertisement. */
export type WithdrawalProblem = "required" | "email" | "web-address" | "max";

export type ParsedWithdrawal = {
  readonly form: WithdrawalForm;
  readonly problems: Readonly<Partial<Record<WithdrawalField, WithdrawalProblem>>>;
};

/** An empty statement. */
export const blankWithdrawal: ParsedWithdrawal = {
  form: { orderNumber: "", name: "", email: "", goods: null },
  problems: {},
};

const longest = { orderNumber: 40, name: 100, email: 254, goods: 4_000 } as const;

/** Parses the order number of a link from an order; a malformed one counts as missing. */
export function parseOrderNumber(text: string | null): string {
  return text && /^[\dA-Z-]{1,40}$/i.test(text) ? text.toUpperCase() : "";
}

/** Parses the statement and its errors; `goods` may come in several fields, one for each line. */
export function parseWithdrawalForm(fields: FormData): ParsedWithdrawal {
  const readAll = (name: string) =>
    fields
      .getAll(name)
      .map((value) => (typeof value === "string" ? value.trim().replaceAll(/\s+/g, " ") : ""));
  const read = (name: string) => readAll(name)[0] ?? "";
  const form = {
    orderNumber: read("orderNumber").toUpperCase().replaceAll(" ", ""),
    name: read("name"),
    email: read("email"),
    goods:
      joinStatements(readAll("goods"))
        .replaceAll(new RegExp(webAddress, "gi"), "…")
        .slice(0, longest.goods) || null,
  };
  return { form, problems: findProblems(form) };
}

function findProblems({ orderNumber, name, email }: WithdrawalForm): ParsedWithdrawal["problems"] {
  const problems: [WithdrawalField, WithdrawalProblem | null][] = [
    [
      "orderNumber",
      orderNumber === "" ? "required" : orderNumber.length > longest.orderNumber ? "max" : null,
    ],
    [
      "name",
      name === ""
        ? "required"
        : name.length > longest.name
          ? "max"
          : webAddress.test(name)
            ? "web-address"
            : null,
    ],
    [
      "email",
      email === "" ? "required" : email.length > longest.email || !emailPattern.test(email) ? "email" : null,
    ],
  ];
  return Object.fromEntries(problems.filter(([, problem]) => problem !== null));
}
