import type { WalletProblem, WalletRequest, WalletSheet } from "../model/wallet";

/** The shop's response to a step of the sheet. */
export type ShopReply =
  | { readonly sheet: WalletSheet }
  | { readonly session: string }
  | { readonly next: string }
  | { readonly problem: WalletProblem };

export type AskShop = (request: WalletRequest) => Promise<ShopReply>;

const tries = 3;
const retryDelayMs = 1000;
/** Longer than the shop's time limits for the platform and the provider. */
const timeLimitMs = 30_000;

/**
 * Creates a function that repeats a request until a response arrives; the same keys make it act once.
 * @param offline the message if no attempt gets a response
 */
export function createAskShop(prefix: string, offline: string): AskShop {
  return async (request) => {
    for (let left = tries - 1; ; left -= 1) {
      try {
        return await send(`${prefix}/personal/wallet`, request);
      } catch {
        if (left === 0) return { problem: { code: "unavailable", message: offline } };
        await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
      }
    }
  };
}

async function send(address: string, request: WalletRequest): Promise<ShopReply> {
  const answer = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(request),
    // A confirmed payment outlives its page.
    keepalive: request.step === "pay",
    signal: AbortSignal.timeout(timeLimitMs),
  });
  return (await answer.json()) as ShopReply;
}
