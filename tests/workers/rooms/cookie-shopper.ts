import { openSession } from "../../../worker/shop/session/seal-session";
import { newKey, shop } from "./room-fixture";

const secret = "a-secret-of-at-least-thirty-two-characters";

type AnsweredCart = {
  readonly id: string;
  readonly lines: readonly { readonly id: string; readonly sku: string; readonly quantity: number }[];
};
type Data = {
  readonly cart?: AnsweredCart;
  readonly order?: { readonly id: string; readonly cartId: string };
};

/** A shopper's browser, reduced to its cookie. */
export class CookieShopper {
  cookie = "";

  /** Calls an operation of the middleware API; without `key` under a new one. */
  async call(operation: string, args: object = {}, key = newKey()) {
    const response = await shop.fetch(
      new Request(`http://sk.localhost/new-ct/${operation}`, {
        method: "POST",
        headers: { "content-type": "application/json", cookie: this.cookie, "idempotency-key": key },
        body: JSON.stringify([args]),
      }),
    );
    this.cookie = response.headers.get("set-cookie")?.split(";")[0] ?? this.cookie;
    const { data, error } = (await response.json()) as {
      data?: (Data & AnsweredCart) | null;
      error?: { code: string };
    };
    const { status } = response;
    return { status, cart: data?.cart ?? null, order: data?.order ?? null, code: error?.code ?? null, data };
  }

  /** Quantities of the lines of the session's cart; null: it has none. */
  async pieces(): Promise<readonly number[] | null> {
    const { data } = await this.call("getCart");
    return data ? data.lines.map(({ quantity }) => quantity) : null;
  }

  async session() {
    return (await openSession(this.cookie.replace("session=", ""), secret, new Date()))?.session ?? null;
  }
}
