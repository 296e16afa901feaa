import { describe, expect, it } from "vitest";
import type { CartCommand } from "../../../app/cart/model/cart-command";
import { err, ok } from "../../../app/foundation/result";
import type { CartAddress } from "../../../app/gateways/cart-room/cart-room-gateway";
import {
  answers,
  counted,
  createCounters,
  newAddress,
  newKey,
  openLimited,
} from "./limited-gateways.fixture";

const cartOf = (sessionId: string = newKey()): CartAddress => ({ sessionId, cartId: "cart", country: "SK" });
const guess: CartCommand = { type: "apply-coupon", code: "GUESS" };
const add: CartCommand = { type: "add-line", sku: "EX1", quantity: 1 };
const tooMany = { ok: false, error: { code: "too-many-attempts" } };

describe("guesses at discount codes", () => {
  it("are limited for a session, and report when the next may be made", async () => {
    const cart = cartOf();
    const codes = [];
    for (let made = 0; made < 3; made += 1) {
      const { cartRoom, guard } = openLimited(newAddress());
      const answer = await cartRoom.execute(cart, guess, newKey());
      codes.push([answer.ok ? "" : answer.error.code, guard.retryAfterSeconds()]);
    }
    expect(codes).toEqual([
      ["coupon-not-found", null],
      ["coupon-not-found", null],
      ["too-many-attempts", 900],
    ]);
  });

  it("are limited for an IP address, whatever the session, and for no other address", async () => {
    const address = newAddress();
    const attempt = (from: string) => openLimited(from).cartRoom.execute(cartOf(), guess, newKey());
    for (let made = 0; made < 3; made += 1) expect(await attempt(address)).not.toEqual(tooMany);
    expect(await attempt(address.replace("::1", ":9:9:9:9"))).toEqual(tooMany);
    expect(await attempt(newAddress())).not.toEqual(tooMany);
  });

  it("do not count if the code fits, if it was not judged, or if they are a repeat", async () => {
    const cart = cartOf();
    const { cartRoom } = openLimited(newAddress());
    for (const answer of [ok({ cart: {} }), err({ code: "platform-unavailable" })]) {
      answers.coupon = answer;
      for (let made = 0; made < 4; made += 1) await cartRoom.execute(cart, guess, newKey());
    }
    answers.coupon = err({ code: "coupon-not-found" });
    const key = newKey();
    for (let made = 0; made < 4; made += 1) {
      expect(await cartRoom.execute(cart, guess, key)).not.toEqual(tooMany);
    }
  });
});

describe("other limits", () => {
  it("apply to new carts by IP address, not to commands to a cart", async () => {
    const { cartRoom } = openLimited(newAddress());
    const first = () => cartRoom.execute({ ...cartOf(), cartId: null }, add, newKey());
    expect([await first(), await first()]).not.toContainEqual(tooMany);
    expect(await first()).toEqual(tooMany);
    for (let made = 0; made < 9; made += 1) {
      expect(await cartRoom.execute(cartOf(), add, newKey())).not.toEqual(tooMany);
    }
  });

  it("apply to payments that are started, by session and by IP address; the same press counts once", async () => {
    const { cartRoom } = openLimited(newAddress());
    const cart = cartOf();
    const payment = { method: "scheme", agreedCents: null, returnUrl: "/", locale: "sk-SK" };
    const start = (idempotencyKey: string, of = cart) =>
      cartRoom.startPayment(of, { ...payment, idempotencyKey });
    for (const key of ["1", "1", "1", "2"]) expect(await start(key)).not.toEqual(tooMany);
    expect(await start("3")).toEqual(tooMany);
    expect(await start("1", cartOf())).not.toEqual(tooMany);
    expect(await start("1", cartOf())).toEqual(tooMany);
  });
});

describe("the limits", () => {
  it("let shoppers buy while their counters are unreachable, and log it", async () => {
    const { cartRoom, lines } = openLimited(newAddress(), createCounters({ isBroken: true }).counters);
    expect(await cartRoom.execute({ ...cartOf(), cartId: null }, add, newKey())).not.toEqual(tooMany);
    expect(lines).toEqual(['["attempt-counter-unreachable",{"limit":"cart.address"}]']);
  });

  it("store and log neither IP address nor session", async () => {
    const { cartRoom, lines } = openLimited("203.0.113.77");
    const cart = cartOf("session-77");
    for (let made = 0; made < 3; made += 1) await cartRoom.execute(cart, guess, newKey());
    expect(lines).toEqual(['["attempts-refused",{"limit":"coupon.session"}]']);
    const written = JSON.stringify([...counted].map(([name, ids]) => [name, [...ids]]));
    expect(written).not.toMatch(/203\.0\.113|session-77|GUESS/);
  });

  it("do not count all clients of unknown IP address as one", async () => {
    const { cartRoom } = openLimited(null);
    for (let made = 0; made < 5; made += 1) {
      expect(await cartRoom.execute({ ...cartOf(), cartId: null }, add, newKey())).not.toEqual(tooMany);
    }
  });
});
