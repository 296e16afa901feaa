import { assertNever } from "../../app/foundation/assert-never";

export const faultKinds = ["slow", "lost", "cut", "500", "503", "conflict"] as const;

/** `cart-updates`: only changes of carts; `every-call`: reads of pages as well. */
export const faultTargets = ["cart-updates", "every-call"] as const;

/** The fault of the next calls of the platform. */
export type PlatformFault = {
  readonly kind: (typeof faultKinds)[number];
  readonly target: (typeof faultTargets)[number];
  /** Remaining affected calls. */
  readonly left: number;
};

const slowMs = 3_000;

/** In development one isolate runs the shop and its rooms, so they share this. */
let current: PlatformFault | null = null;

export function readPlatformFault(): PlatformFault | null {
  return current;
}

/** null: no fault. */
export function setPlatformFault(fault: PlatformFault | null): void {
  current = fault;
}

/** In development, `fetch` with the chosen fault; otherwise `fetch` itself. */
export function injectFaults(send: typeof fetch, isLocal: boolean): typeof fetch {
  if (!isLocal) return send;
  return (input, init) => {
    const kind = chooseFault(input, init);
    return kind ? sendWithFault(kind, () => send(input, init)) : send(input, init);
  };
}

function chooseFault(input: Parameters<typeof fetch>[0], init?: RequestInit): PlatformFault["kind"] | null {
  if (!current || !String(input).endsWith("/graphql")) return null;
  const isUpdate = typeof init?.body === "string" && init.body.includes("mutation UpdateCart");
  if (current.target === "cart-updates" && !isUpdate) return null;
  const { kind, left } = current;
  current = left > 1 ? { ...current, left: left - 1 } : null;
  return kind;
}

async function sendWithFault(kind: PlatformFault["kind"], send: () => Promise<Response>): Promise<Response> {
  switch (kind) {
    case "slow":
      await new Promise((resolve) => setTimeout(resolve, slowMs));
      return send();
    case "lost":
      await (await send()).body?.cancel();
      throw new Error("The response was lost");
    case "cut":
      throw new Error("The connection was cut");
    case "500":
    case "503":
      return new Response(null, { status: Number(kind) });
    case "conflict":
      return Response.json(
        {
          data: null,
          errors: [{ message: "Conflict", extensions: { code: "ConcurrentModification" } }],
        },
        { status: 409 },
      );
    default:
      return assertNever(kind);
  }
}
