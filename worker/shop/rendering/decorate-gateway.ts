import type { GatewayError } from "../../../app/foundation/gateway-error";
import { type Prompt, whenThere } from "../../../app/foundation/prompt";
import type { Result } from "../../../app/foundation/result";

/** A call of one of a gateway's methods; `make` forwards it to the gateway. */
export type GatewayCall = { readonly name: string; readonly args: readonly unknown[]; make(): unknown };

/**
 * Returns the gateway with each call of a method passed through `around`, which returns the call's result. Properties that
 * are no methods stay as they are.
 */
export function decorateGateway<Gateway extends object>(
  gateway: Gateway,
  around: (call: GatewayCall) => unknown,
): Gateway {
  return new Proxy(gateway, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== "function" || typeof name === "symbol" || name in Object.prototype) return method;
      return (...args: readonly unknown[]) =>
        around({ name, args, make: () => Reflect.apply(method, target, args) });
    },
  });
}

/** By method: a function that receives the value of each successful call. */
export type ValueListeners<Gateway> = {
  readonly [Name in keyof Gateway]?: Gateway[Name] extends (
    ...args: never[]
  ) => Prompt<Result<infer Value, GatewayError>>
    ? (value: Value) => void
    : never;
};

type Listeners<Gateway> = {
  readonly succeeded?: ValueListeners<Gateway>;
  readonly failed: (error: GatewayError) => void;
};

/** Returns a gateway that reports its results: each error to `failed`, a value to its method's listener. */
export function observeResults<Gateway extends object>(
  gateway: Gateway,
  { succeeded = {}, failed }: Listeners<Gateway>,
): Gateway {
  return decorateGateway(gateway, ({ name, make }) =>
    whenThere<unknown, unknown>(make(), (result) => {
      if (!isResult(result)) return result;
      if (!result.ok) failed(result.error);
      else Reflect.get(succeeded, name)?.(result.value);
      return result;
    }),
  );
}

function isResult(value: unknown): value is Result<unknown, GatewayError> {
  return typeof value === "object" && value !== null && "ok" in value;
}
