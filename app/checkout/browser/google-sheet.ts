import { is } from "superstruct";
import {
  GoogleChange,
  googleReadyRequest,
  readGooglePayment,
  toGoogleError,
  toGoogleRequest,
  toGoogleUpdate,
} from "../model/google-pay";
import type { WalletProblem, WalletSheet } from "../model/wallet";
import type { SheetEnd, SheetParts } from "./wallet-sheet";

/** The part of Google's script that the shop uses. */
type GoogleClient = {
  isReadyToPay(request: unknown): Promise<{ readonly result?: boolean }>;
  loadPaymentData(request: unknown): Promise<unknown>;
};

export type GooglePay = {
  readonly PaymentsClient: new (options: unknown) => GoogleClient;
};

type Settings = Parameters<typeof toGoogleRequest>[0];

export async function isGoogleReady(google: GooglePay, { environment }: Settings): Promise<boolean> {
  try {
    const answer = await new google.PaymentsClient({ environment }).isReadyToPay(googleReadyRequest);
    return answer.result === true;
  } catch {
    return false;
  }
}

/**
 * Opens Google's sheet at once, as the browser requires a user activation.
 * The cart's totals follow in its first callback.
 */
export async function openGoogleSheet(
  google: GooglePay,
  settings: Settings,
  parts: SheetParts,
): Promise<SheetEnd> {
  const callbacks = new GoogleCallbacks(parts);
  const client = new google.PaymentsClient({
    environment: settings.environment,
    paymentDataCallbacks: {
      onPaymentDataChanged: (change: unknown) => callbacks.change(change),
      onPaymentAuthorized: (data: unknown) => callbacks.authorise(data),
    },
  });
  try {
    await client.loadPaymentData(toGoogleRequest(settings, parts.shop, parts.expectedCents));
  } catch (error) {
    if (callbacks.next === null) return toEnd(error, callbacks.problem, parts);
  }
  return callbacks.next === null
    ? { end: "cancelled", wasTried: callbacks.problem !== null }
    : callbacks.end(callbacks.next);
}

function toEnd(error: unknown, problem: WalletProblem | null, { offline }: SheetParts): SheetEnd {
  const isCancelled =
    typeof error === "object" && error !== null && "statusCode" in error && error.statusCode === "CANCELED";
  if (isCancelled) return { end: "cancelled", wasTried: problem !== null };
  return { end: "failed", problem: problem ?? { code: "unavailable", message: offline } };
}

class GoogleCallbacks {
  readonly #parts: SheetParts;
  #shown: WalletSheet | null = null;
  next: string | null = null;
  /** The last payment's problem. */
  problem: WalletProblem | null = null;

  constructor(parts: SheetParts) {
    this.#parts = parts;
  }

  end(next: string): SheetEnd {
    return { end: "paid", next };
  }

  async change(change: unknown) {
    const { prepared, ask, key, shop, total } = this.#parts;
    if (!is(change, GoogleChange)) return {};
    const isOption = change.callbackTrigger === "SHIPPING_OPTION";
    const intent = isOption ? "SHIPPING_OPTION" : "SHIPPING_ADDRESS";
    const opened = await prepared;
    if (!("sheet" in opened)) return this.#refuse(opened, intent);
    this.#shown ??= opened.sheet;
    const option = change.shippingOptionData?.id;
    const address = change.shippingAddress;
    const reply =
      isOption && option !== undefined
        ? await ask({ step: "option", key: `${key}-${option}`, option })
        : address
          ? await ask({
              step: "address",
              country: address.countryCode ?? "",
              postalCode: address.postalCode ?? "",
              city: address.locality ?? "",
            })
          : opened;
    if (!("sheet" in reply)) return this.#refuse(reply, intent);
    this.#shown = reply.sheet;
    return toGoogleUpdate(reply.sheet, { country: shop.country, total });
  }

  async authorise(data: unknown) {
    const { key, pay } = this.#parts;
    const shown = this.#shown;
    const payment = shown && readGooglePayment(data, { key, totalCents: shown.totalCents });
    const reply = payment && (await pay(payment));
    if (reply && "next" in reply) {
      this.next = reply.next;
      return { transactionState: "SUCCESS" };
    }
    return { transactionState: "ERROR", ...this.#refuse(reply ?? {}, "PAYMENT_AUTHORIZATION") };
  }

  #refuse(reply: object, intent: Parameters<typeof toGoogleError>[1]) {
    const problem = this.#parts.toProblem(reply);
    if (intent === "PAYMENT_AUTHORIZATION") this.problem = problem;
    return { error: toGoogleError(problem, intent) };
  }
}
