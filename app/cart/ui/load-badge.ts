import { getCartState, setCartState } from "./cart-store";

type Personal = {
  readonly cart: { readonly id: string; readonly version: number; readonly pieces: number } | null;
  readonly hasRealtime: boolean;
};

/** One small private request after the page is painted; the real-time channel is loaded only where there is a cart. */
export async function loadBadge(prefix: string): Promise<void> {
  const answer = await fetch(`${prefix}/personal`);
  if (!answer.ok) return;
  const { cart, hasRealtime }: Personal = await answer.json();
  setCartState({ hasRealtime });
  // A command was quicker: its answer is the newer word.
  if (getCartState().isLive) return;
  setCartState({ pieces: cart?.pieces ?? 0, cartId: cart?.id ?? null, version: cart?.version ?? null });
}
