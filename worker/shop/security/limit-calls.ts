import type { Prompt } from "../../../app/foundation/prompt";
import { err, type Result } from "../../../app/foundation/result";
import { decorateGateway } from "../rendering/decorate-gateway";
import type { Attempt, AttemptGuard } from "./create-attempt-guard";

/** How a call counts as an attempt. */
export type CallLimit<Answer> = {
  readonly counts: Attempt["counts"];
  /** Equal for a repeat, which does not count again; without it every call counts. */
  readonly id?: string;
  /** Whether a result takes the count back. */
  readonly isForgiven: (answer: Answer) => boolean;
  /** The result of a refused call. */
  readonly refused: Answer;
};

type Limits<Answer> = Prompt<readonly CallLimit<Answer>[]>;

/** By method: the limits of a call with these arguments, the first to be counted first; empty: it is not limited. */
export type CallLimits<Gateway> = {
  readonly [Name in keyof Gateway]?: Gateway[Name] extends (...args: infer Args) => Promise<infer Answer>
    ? (...args: Args) => Limits<Answer>
    : never;
};

/** Returns a gateway whose calls count as attempts. Methods without limits stay as they are. */
export function limitCalls<Gateway extends object>(
  gateway: Gateway,
  guard: AttemptGuard,
  limits: CallLimits<Gateway>,
): Gateway {
  return decorateGateway(gateway, ({ name, args, make }) => {
    const toLimits: ((...args: readonly unknown[]) => Limits<unknown>) | undefined = Reflect.get(
      limits,
      name,
    );
    return toLimits ? run(toLimits(...args), guard, async () => make()) : make();
  });
}

async function run(
  limits: Limits<unknown>,
  guard: AttemptGuard,
  make: () => Promise<unknown>,
): Promise<unknown> {
  const [outer, ...inner] = await limits;
  if (!outer) return make();
  const { counts, id = crypto.randomUUID(), isForgiven, refused } = outer;
  return guard.run({ counts, id }, () => run(inner, guard, make), isForgiven, refused);
}

/** The same error as the platform's refusal. */
export const refusal = {
  kind: "rejected",
  retryable: false,
  message: "Too many attempts",
  code: "TooManyAttempts",
} as const;

export const refusedByCustomers = err({ system: "commerce", ...refusal } as const);

/** The attempt was not judged. */
export function wasNotAnswered(answer: Result<unknown, { readonly kind: string }>): boolean {
  return !answer.ok && answer.error.kind !== "rejected";
}
