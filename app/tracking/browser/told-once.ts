import { toldKey } from "../../consent/model/storage-keys";
import { parseStoredJson } from "../../foundation/parse-json";

type Told = {
  readonly customer: string | null;
  readonly orders: readonly string[];
  /** Purposes of the consent that was told last. */
  readonly agreed: string;
};

const ordersKept = 5;

/** Is this order told for the first time on this device? From now on it is told. */
export function isNewOrder(orderId: string): boolean {
  const told = readTold();
  if (told.orders.includes(orderId)) return false;
  return writeTold({ ...told, orders: [orderId, ...told.orders].slice(0, ordersKept) });
}

/** Has somebody signed in since it was asked last? `null`: nobody is signed in. */
export function isNewCustomer(customerId: string | null): boolean {
  const told = readTold();
  if (told.customer === customerId) return false;
  return writeTold({ ...told, customer: customerId }) && customerId !== null;
}

/** Is this another choice than the one that was told last, be it by another tab? */
export function isNewChoice(purposes: readonly string[]): boolean {
  const told = readTold();
  const agreed = purposes.join();
  return told.agreed !== agreed && writeTold({ ...told, agreed });
}

/** What cannot be remembered is not told: it would be told again and again. */
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
