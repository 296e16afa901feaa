import { is, optional, string, type, unknown } from "superstruct";
import { toAddressForm } from "../../../tests/support/address-form.ts";
import { shops } from "../../../tests/support/shops.ts";
import { postJson } from "./post-json.ts";

const Reply = type({ data: optional(unknown()), error: optional(type({ code: string() })) });

/** A guest of the Slovak shop who uses its middleware: one session, one cart. */
export class Shopper {
  readonly #port: number;
  readonly #run: string;
  #cookie = "";
  #keys = 0;

  constructor(port: number, run: string) {
    this.#port = port;
    this.#run = run;
  }

  async add(sku: string): Promise<void> {
    await this.#call("addToCart", { sku, quantity: 1 });
  }

  async giveAddress(): Promise<void> {
    await this.#call("updateCart", {
      actions: [{ type: "set-addresses", values: toAddressForm(shops.SK, "bench@example.sk") }],
    });
  }

  async order(): Promise<void> {
    await this.#call("createOrder", { method: "bank_transfer" });
  }

  /** Throws when the shop refuses. */
  async #call(operation: string, argument: unknown): Promise<void> {
    this.#keys += 1;
    const headers = {
      "idempotency-key": `${this.#run}-${this.#keys}`,
      ...(this.#cookie && { cookie: this.#cookie }),
    };
    const answer = await postJson(this.#port, "sk", `/new-ct/${operation}`, headers, [argument]);
    const session = answer.cookies.find((each) => each.startsWith("session="))?.split(";")[0];
    if (session) this.#cookie = session;
    const { body } = answer;
    if (!is(body, Reply) || body.error)
      throw new Error(`${operation}: ${JSON.stringify(body).slice(0, 200)}`);
  }
}
