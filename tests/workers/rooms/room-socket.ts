import { sealSession } from "../../../worker/shop/session/seal-session";
import { type openCartWithOnePiece, shop } from "./room-fixture";

type Address = Awaited<ReturnType<typeof openCartWithOnePiece>>;

const secret = "a-secret-of-at-least-thirty-two-characters";

/** Opens a page's socket to the room of its cart, and records received stock events. */
export async function openSocket({ sessionId, cartId }: Address) {
  const session = {
    id: sessionId,
    customerId: null,
    signInId: null,
    cartId,
    orderIds: [],
    payments: [],
    flash: null,
  };
  const cookie = `session=${(await sealSession(session, secret, new Date())).sealed}`;
  const address = `http://sk.localhost/realtime?cartId=${cartId}`;
  const { webSocket } = await shop.fetch(new Request(address, { headers: { upgrade: "websocket", cookie } }));
  if (!webSocket) throw new Error("The socket was refused");
  const stocks: { sku: string; availableQuantity: number }[] = [];
  webSocket.addEventListener("message", ({ data }) => {
    const { event, data: stock } = JSON.parse(String(data));
    if (event === "stock-update") stocks.push(stock);
  });
  webSocket.accept();
  const watch = (...skus: string[]) => webSocket.send(JSON.stringify({ event: "watch", data: { skus } }));
  return { stocks, watch, close: () => webSocket.close(1000) };
}
