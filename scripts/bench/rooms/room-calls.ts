import type { ServedRooms } from "./start-rooms.ts";

export type OpenedRoom = { readonly id: string; readonly cart: unknown };

/** Prepares rooms, several at a time. */
export async function openRooms(
  { url }: ServedRooms,
  prefix: string,
  count: number,
  template: unknown,
): Promise<readonly OpenedRoom[]> {
  const opened: OpenedRoom[] = [];
  await inParallel(count, 32, async (index) => {
    const body = JSON.stringify(template);
    const answer = await call(`${url}/open/${prefix}${index}`, { method: "POST", body });
    if (!answer.ok) throw new Error(`A room could not be opened: ${await answer.text()}`);
    opened.push(await answer.json());
  });
  return opened;
}

export async function updateRoom({ url }: ServedRooms, id: string): Promise<void> {
  const answer = await call(`${url}/update/${id}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`An update failed: ${text.slice(0, 200)}`);
}

/** Retries once if the runtime closed a connection that was idle since the last measurement. */
function call(url: string, init?: RequestInit): Promise<Response> {
  return fetch(url, init).catch(() => fetch(url, init));
}

/** Opens a socket of a room. */
export async function openSocket({ url }: ServedRooms, id: string): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace("http", "ws")}/connect/${id}`);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener("open", () => resolve());
    socket.addEventListener("error", () => reject(new Error("A socket could not be opened")));
  });
  return socket;
}

/** Runs numbered tasks with limited concurrency. */
export async function inParallel(
  count: number,
  atOnce: number,
  work: (index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const run = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      await work(index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, run));
}
