import { invalidOperation } from "../errors/platform-errors.ts";
import type { CustomFields } from "../resources/custom-fields.ts";
import type { Order } from "./order.ts";

/** How an action names a line: by id or by key. */
interface LineName {
  readonly id?: string | null | undefined;
  readonly key?: string | null | undefined;
}

type ChangeFields = (custom: CustomFields | undefined) => CustomFields | undefined;

function changeIn<
  Line extends { readonly id: string; readonly key?: string; readonly custom?: CustomFields },
>(lines: readonly Line[], { id, key }: LineName, change: ChangeFields): readonly Line[] {
  const found = lines.find((line) => (id ? line.id === id : !!key && line.key === key));
  if (!found) throw invalidOperation(`The order does not contain a line item '${id ?? key ?? ""}'.`);
  return lines.map((line) => (line === found ? { ...line, custom: change(line.custom) } : line));
}

/** The order with other custom fields on a line. Throws InvalidOperation when it has none such. */
export function changeLineFields(order: Order, name: LineName, change: ChangeFields): Order {
  return { ...order, lineItems: changeIn(order.lineItems, name, change) };
}

/** The order with other custom fields on a custom line. Throws InvalidOperation when it has none such. */
export function changeCustomLineFields(order: Order, name: LineName, change: ChangeFields): Order {
  return { ...order, customLineItems: changeIn(order.customLineItems, name, change) };
}
