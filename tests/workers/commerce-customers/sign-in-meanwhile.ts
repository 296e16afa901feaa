import { createExecutionContext, env } from "cloudflare:test";
import platform from "../../../worker/commerce/index.ts";
import { type CartBody, PASSWORD } from "./shopper.ts";

type Act = () => Promise<unknown>;
type Session = Pick<D1Database, "prepare" | "batch">;

/**
 * Wraps the database; executes `acts` one by one before batches that change carts.
 * By then all inputs of the batch have been read.
 */
function interleave(database: D1Database, acts: Act[]): D1Database {
  const watch = <Watched extends Session>(session: Watched): Watched => {
    let changesCarts = false;
    const prepare = (sql: string) => {
      changesCarts ||= sql.startsWith("UPDATE cart");
      return session.prepare(sql);
    };
    const batch = async (statements: D1PreparedStatement[]) => {
      const isWrite = changesCarts;
      changesCarts = false;
      if (isWrite) await acts.shift()?.();
      return session.batch(statements);
    };
    return new Proxy(session, {
      get(target, name) {
        if (name === "prepare") return prepare;
        if (name === "batch") return batch;
        if (name === "withSession") return (bookmark: string) => watch(database.withSession(bookmark));
        const value: unknown = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  };
  return watch(database);
}

interface SignInAnswer {
  readonly status: number;
  readonly body: { readonly cart?: CartBody; readonly errors?: readonly { readonly code: string }[] };
  /** Number of executed acts. */
  readonly done: number;
}

/** Signs in over REST, optionally in a store; before each write, executes the next of `acts`. */
export async function signInMeanwhile(
  token: string,
  draft: object,
  acts: readonly Act[],
  storeKey?: string,
): Promise<SignInAnswer> {
  const left = [...acts];
  const place = storeKey ? `in-store/key=${storeKey}/` : "";
  const request = new Request(`http://platform.localhost/ironhall/${place}login`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: JSON.stringify({ password: PASSWORD, ...draft }),
  });
  const bindings = { ...env, DB: interleave(env.DB, left) };
  const response = await platform.fetch(request, bindings, createExecutionContext());
  return { status: response.status, body: await response.json(), done: acts.length - left.length };
}
