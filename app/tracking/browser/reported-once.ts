import { reportedKey } from "../../consent/model/storage-keys";
import { parseStoredJson } from "../../foundation/parse-json";

type Reported = {
  readonly customer: string | null;
  readonly orders: readonly string[];
  /** Purposes of the consent that was reported last. */
  readonly agreed: string;
};

const maxOrders = 5;

/** Returns whether this device has not reported the order yet, and records it as reported. */
export function isNewOrder(orderId: string): boolean {
  const reported = readReported();
  if (reported.orders.includes(orderId)) return false;
  return writeReported({ ...reported, orders: [orderId, ...reported.orders].slice(0, maxOrders) });
}

/** Returns whether a customer has signed in since the last call. `null`: no customer is signed in. */
export function isNewCustomer(customerId: string | null): boolean {
  const reported = readReported();
  if (reported.customer === customerId) return false;
  return writeReported({ ...reported, customer: customerId }) && customerId !== null;
}

/** Returns whether the choice differs from the last reported one, which another tab may have reported. */
export function isNewChoice(purposes: readonly string[]): boolean {
  const reported = readReported();
  const agreed = purposes.join();
  return reported.agreed !== agreed && writeReported({ ...reported, agreed });
}

/** Returns false when the storage fails: without a record the event would be reported again and again. */
function writeReported(reported: Reported): boolean {
  try {
    localStorage.setItem(reportedKey, JSON.stringify(reported));
    return true;
  } catch {
    return false;
  }
}

function readReported(): Reported {
  const stored = parseStoredJson(() => localStorage.getItem(reportedKey));
  const { customer, orders, agreed }: { readonly [Key in keyof Reported]?: unknown } = Object(stored);
  return {
    customer: typeof customer === "string" ? customer : null,
    orders: Array.isArray(orders) ? orders.filter((order) => typeof order === "string") : [],
    agreed: typeof agreed === "string" ? agreed : "",
  };
}
