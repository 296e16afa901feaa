import { toldKey } from "../../consent/model/storage-keys";
import { parseStoredJson } from "../../foundation/parse-json";

type Told = {
  readonly customer: string | null;
  readonly orders: readonly string[];
  /** Purposes of the consent that was reported last. */
  readonly agreed: string;
};

const ordersKept = 5;

/** Returns whether this device has not reported the order yet, and records it as reported. */
export function isNewOrder(orderId: string): boolean {
  const told = readTold();
  if (told.orders.includes(orderId)) return false;
  return writeTold({ ...told, orders: [orderId, ...told.orders].slice(0, ordersKept) });
}

/** Returns whether a customer has signed in since the last call. `null`: no customer is signed in. */
export function isNewCustomer(customerId: string | null): boolean {
  const told = readTold();
  if (told.customer === customerId) return false;
  return writeTold({ ...told, customer: customerId }) && customerId !== null;
}

/** Returns whether the choice differs from the last reported one, which another tab may have reported. */
export function isNewChoice(purposes: readonly string[]): boolean {
  const told = readTold();
  const agreed = purposes.join();
  return told.agreed !== agreed && writeTold({ ...told, agreed });
}

/** Returns false when the storage fails: without a record the event would be reported again and again. */
function writeTold(told: Told): boolean {
  try {
    localStorage.setItem(toldKey, JSON.stringify(told));
    return true;
  } catch {
    return false;
  }
}

function readTold(): Told {
  const stored = parseStoredJson(() => localStorage.getItem(toldKey));
  const { customer, orders, agreed }: { readonly [Key in keyof Told]?: unknown } = Object(stored);
  return {
    customer: typeof customer === "string" ? customer : null,
    orders: Array.isArray(orders) ? orders.filter((order) => typeof order === "string") : [],
    agreed: typeof agreed === "string" ? agreed : "",
  };
}
