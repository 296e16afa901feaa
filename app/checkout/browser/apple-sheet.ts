import { is } from "superstruct";
import {
  AppleContact,
  type AppleErrorParts,
  appleVersion,
  readApplePayment,
  toAppleError,
  toAppleRequest,
  toAppleUpdate,
} from "../model/apple-pay";
import { toDecimal, type WalletSheet } from "../model/wallet";
import type { ShopReply } from "./ask-shop";
import type { SheetEnd, SheetParts } from "./wallet-sheet";

/** The part of the ApplePaySession JS API that the shop uses. */
type AppleSession = {
  onvalidatemerchant: (() => void) | null;
  onshippingcontactselected: ((event: { readonly shippingContact: unknown }) => void) | null;
  onshippingmethodselected: ((event: { readonly shippingMethod: { identifier: string } }) => void) | null;
  onpaymentauthorized: ((event: { readonly payment: unknown }) => void) | null;
  oncancel: (() => void) | null;
  begin(): void;
  abort(): void;
  completeMerchantValidation(session: unknown): void;
  completeShippingContactSelection(update: unknown): void;
  completeShippingMethodSelection(update: unknown): void;
  completePayment(result: unknown): void;
};

export type ApplePay = {
  new (version: number, request: unknown): AppleSession;
  canMakePayments(): boolean;
  readonly STATUS_SUCCESS: number;
  readonly STATUS_FAILURE: number;
};

export type AppleError = new (...parts: AppleErrorParts) => unknown;

export function isAppleReady(apple: ApplePay | undefined): apple is ApplePay {
  try {
    return apple?.canMakePayments() === true;
  } catch {
    return false;
  }
}

/** Opens Apple's sheet within the press; its callbacks wait for the cart. */
export function openAppleSheet(
  apple: ApplePay,
  ErrorOfField: AppleError,
  parts: SheetParts,
): Promise<SheetEnd> {
  const session = new apple(appleVersion, toAppleRequest(parts.shop, parts.expectedCents));
  return new Promise((resolve) => {
    const sheet = new AppleSheet({ apple, ErrorOfField, session, parts, resolve });
    session.onvalidatemerchant = () => sheet.proveMerchant();
    session.onshippingcontactselected = ({ shippingContact }) => sheet.chooseAddress(shippingContact);
    session.onshippingmethodselected = ({ shippingMethod }) => sheet.chooseOption(shippingMethod.identifier);
    session.onpaymentauthorized = ({ payment }) => sheet.pay(payment);
    session.oncancel = () => sheet.cancel();
    session.begin();
  });
}

type OpenSheet = {
  readonly apple: ApplePay;
  readonly ErrorOfField: AppleError;
  readonly session: AppleSession;
  readonly parts: SheetParts;
  readonly resolve: (end: SheetEnd) => void;
};

class AppleSheet {
  readonly #open: OpenSheet;
  #shown: WalletSheet | null = null;
  #wasTried = false;

  constructor(open: OpenSheet) {
    this.#open = open;
  }

  async proveMerchant(): Promise<void> {
    const { session, parts } = this.#open;
    const opened = await parts.prepared;
    if (!("sheet" in opened)) return this.#fail(opened);
    this.#shown = opened.sheet;
    const reply = await parts.ask({ step: "merchant" });
    if ("session" in reply) session.completeMerchantValidation(JSON.parse(reply.session));
    else this.#fail(reply);
  }

  async chooseAddress(shippingContact: unknown): Promise<void> {
    const contact = is(shippingContact, AppleContact) ? shippingContact : {};
    const reply = await this.#open.parts.ask({
      step: "address",
      country: (contact.countryCode ?? "").toUpperCase(),
      postalCode: contact.postalCode ?? "",
      city: contact.locality ?? "",
    });
    this.#open.session.completeShippingContactSelection(this.#toUpdate(reply));
  }

  async chooseOption(option: string): Promise<void> {
    const { ask, key } = this.#open.parts;
    const reply = await ask({ step: "option", key: `${key}-${option}`, option });
    this.#open.session.completeShippingMethodSelection(this.#toUpdate(reply));
  }

  async pay(payment: unknown): Promise<void> {
    const { session, apple, parts, resolve } = this.#open;
    const shown = this.#shown;
    const agreed = shown && { key: parts.key, totalCents: shown.totalCents, option: shown.chosenOption };
    const authorized = agreed && readApplePayment(payment, agreed);
    const reply = authorized ? await parts.pay(authorized) : null;
    if (reply && "next" in reply) {
      session.completePayment({ status: apple.STATUS_SUCCESS });
      resolve({ end: "paid", next: reply.next });
    } else {
      this.#wasTried = true;
      session.completePayment({ status: apple.STATUS_FAILURE, errors: this.#toErrors(reply ?? {}) });
    }
  }

  cancel(): void {
    this.#open.resolve({ end: "cancelled", wasTried: this.#wasTried });
  }

  #fail(reply: object): void {
    this.#open.session.abort();
    this.#open.resolve({ end: "failed", problem: this.#open.parts.toProblem(reply) });
  }

  #toUpdate(reply: ShopReply) {
    const { shop, expectedCents } = this.#open.parts;
    if ("sheet" in reply) {
      this.#shown = reply.sheet;
      return toAppleUpdate(reply.sheet, shop);
    }
    const amount = toDecimal(this.#shown?.totalCents ?? expectedCents);
    const newTotal = { label: shop.name, type: this.#shown ? "final" : "pending", amount };
    return { newTotal, errors: this.#toErrors(reply) };
  }

  #toErrors(reply: object) {
    const { ErrorOfField, parts } = this.#open;
    return [new ErrorOfField(...toAppleError(parts.toProblem(reply)))];
  }
}
