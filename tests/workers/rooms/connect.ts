import { sealSession } from "../../../worker/shop/session/seal-session";
import { type openCartWithOnePiece, shop } from "./room-fixture";

const secret = "a-secret-of-at-least-thirty-two-characters";
type Address = Awaited<ReturnType<typeof openCartWithOnePiece>>;

/** Opens a page's socket like the edge; `known` is what the page reports of its cart. */
export async function connect(
  address: Address,
  cartId: string | null = address.cartId,
  headers: Record<string, string> = {},
  known: { version?: number; again?: string } = {},
) {
  const session = {
    id: address.sessionId,
    customerId: null,
    signInId: null,
    cartId: address.cartId,
    orderIds: [],
    payments: [],
    flash: null,
  };
  const cookie = `session=${(await sealSession(session, secret, new Date())).sealed}`;
  const fields = Object.entries(known).map(([name, value]) => [name, String(value)]);
  const query = `?${new URLSearchParams([...(cartId ? [["cartId", cartId]] : []), ...fields])}`;
  const response = await shop.fetch(
    new Request(`http://sk.localhost/realtime${query}`, {
      headers: { upgrade: "websocket", cookie, ...headers },
    }),
  );
  const socket = response.webSocket;
  if (!socket) throw new Error(`No socket: ${response.status}`);
  const seen: { messages: string[]; closed: number | null } = { messages: [], closed: null };
  socket.addEventListener("message", ({ data }) => {
    seen.messages.push(String(data));
  });
  socket.addEventListener("close", ({ code }) => {
    seen.closed = code;
  });
  socket.accept();
  return { socket, seen };
}
