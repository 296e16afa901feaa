import type { Guest } from "../../support/guest.ts";
import { soon } from "../../support/soon.ts";

/** Opens a guest's socket to a cart's room and records its messages; `closed` resolves to the close code, or null. */
export async function connect(guest: Guest, query: string, headers: Record<string, string> = {}) {
  const cookie = [...guest.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  // Headers are Node's extension of the standard.
  const socket = Reflect.construct(WebSocket, [
    `ws://${guest.host}/realtime${query}`,
    { headers: { cookie, ...headers } },
  ]);
  const messages: string[] = [];
  let code: number | null = null;
  socket.addEventListener("message", ({ data }: MessageEvent) => messages.push(String(data)));
  socket.addEventListener("close", (event: CloseEvent) => {
    code = event.code;
  });
  await soon(() => socket.readyState !== WebSocket.CONNECTING);
  return {
    messages,
    closed: () => code,
    isOpen: () => socket.readyState === WebSocket.OPEN,
    close: () => socket.close(1000),
  };
}
