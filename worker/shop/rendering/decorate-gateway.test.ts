import { describe, expect, expectTypeOf, it, vi } from "vitest";
import type { GatewayError } from "../../../app/foundation/gateway-error";
import { err, ok, type Result } from "../../../app/foundation/result";
import { decorateGateway, observeResults } from "./decorate-gateway";

const failure: GatewayError = { system: "commerce", kind: "timeout", retryable: true, message: "late" };

/** A gateway with state, a property, and synchronous and asynchronous methods. */
class Counter {
  readonly name = "counter";
  #count = 0;

  add(step: number, times = 1): Result<number, GatewayError> {
    this.#count += step * times;
    return ok(this.#count);
  }

  async read(): Promise<Result<number, GatewayError>> {
    return this.#count < 0 ? err(failure) : ok(this.#count);
  }
}

describe("decorateGateway", () => {
  it("passes each call with its name and arguments through the wrapper", () => {
    const calls: unknown[] = [];
    const gateway = decorateGateway(new Counter(), ({ name, args, make }) => {
      calls.push([name, ...args]);
      return make();
    });
    expect([gateway.add(2), gateway.add(2, 3)]).toEqual([ok(2), ok(8)]);
    expect(calls).toEqual([
      ["add", 2],
      ["add", 2, 3],
    ]);
    expectTypeOf(gateway).toEqualTypeOf<Counter>();
  });

  it("returns the wrapper's result, and may leave the gateway alone", async () => {
    const gateway = decorateGateway(new Counter(), () => err(failure));
    expect(gateway.add(1)).toEqual(err(failure));
  });

  it("leaves properties as they are, and can be awaited and copied", async () => {
    const gateway = decorateGateway({ name: "plain", read: () => 1 }, ({ make }) => [make()]);
    expect(gateway.name).toBe("plain");
    expect((await gateway).read()).toEqual([1]);
    expect({ ...gateway }.read()).toEqual([1]);
  });
});

describe("observeResults", () => {
  it("reports the value to the method's listener and returns the same result", async () => {
    const added = vi.fn();
    const failed = vi.fn();
    const gateway = observeResults(new Counter(), { succeeded: { add: added }, failed });
    expect(gateway.add(3)).toEqual(ok(3));
    expect(await gateway.read()).toEqual(ok(3));
    expect(added.mock.calls).toEqual([[3]]);
    expect(failed).not.toHaveBeenCalled();
  });

  it("reports errors of every method", async () => {
    const failed = vi.fn();
    const gateway = observeResults(new Counter(), { failed });
    gateway.add(-1);
    expect(await gateway.read()).toEqual(err(failure));
    expect(failed.mock.calls).toEqual([[failure]]);
  });

  it("knows the value of each method by its type", () => {
    observeResults(new Counter(), {
      succeeded: { add: (value) => expectTypeOf(value).toEqualTypeOf<number>() },
      failed: () => {},
    });
    // @ts-expect-error: `name` is no method
    observeResults(new Counter(), { succeeded: { name: () => {} }, failed: () => {} });
  });
});
