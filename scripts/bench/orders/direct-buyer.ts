import { create, number, string, type } from "superstruct";
import { postJson } from "./post-json.ts";

const Resource = type({ id: string(), version: number() });

/** The platform's port, and the token to use. */
export type PlatformAccess = { readonly port: number; readonly projectKey: string; readonly token: string };

const address = {
  firstName: "Jana",
  lastName: "Nováková",
  streetName: "Hlavná",
  streetNumber: "12",
  postalCode: "811 01",
  city: "Bratislava",
  country: "SK",
};

/**
 * A buyer that uses the platform directly, with as few requests as an order needs.
 * No checks, no stored state, no retries.
 */
export class DirectBuyer {
  readonly #access: PlatformAccess;
  readonly #run: string;
  #cart = { id: "", version: 0 };

  constructor(access: PlatformAccess, run: string) {
    this.#access = access;
    this.#run = run;
  }

  async add(sku: string): Promise<void> {
    const draft = {
      currency: "EUR",
      country: "SK",
      store: { typeId: "store", key: "shop_sk" },
      shippingAddress: { country: "SK" },
      lineItems: [{ sku, quantity: 1 }],
    };
    this.#cart = await this.#send("/carts", draft);
  }

  async giveAddress(): Promise<void> {
    await this.#update(
      { action: "setCustomerEmail", email: "bench@example.sk" },
      { action: "setBillingAddress", address },
      { action: "setShippingAddress", address },
      { action: "setShippingMethod", shippingMethod: { typeId: "shipping-method", key: "parcel" } },
    );
  }

  async order(): Promise<void> {
    const amountPlanned = { currencyCode: "EUR", centAmount: 100 };
    const payment = await this.#send("/payments", { amountPlanned });
    await this.#update({ action: "addPayment", payment: { typeId: "payment", id: payment.id } });
    const { id, version } = this.#cart;
    await this.#send("/orders", { cart: { typeId: "cart", id }, version, orderNumber: this.#run });
  }

  async #update(...actions: readonly object[]): Promise<void> {
    const { id, version } = this.#cart;
    this.#cart = await this.#send(`/carts/${id}`, { version, actions });
  }

  /** Throws when the platform refuses. */
  async #send(path: string, draft: unknown) {
    const { port, projectKey, token } = this.#access;
    const headers = { authorization: `Bearer ${token}` };
    const { status, body } = await postJson(port, "platform", `/${projectKey}${path}`, headers, draft);
    if (status >= 300) throw new Error(`${path}: ${JSON.stringify(body).slice(0, 200)}`);
    return create(body, Resource);
  }
}
