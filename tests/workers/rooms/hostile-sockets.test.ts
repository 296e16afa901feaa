import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { platform } from "../../support/commerce-stand-in";
import { soon } from "../../support/soon";
import { connect } from "./connect";
import { add, bindings, newKey, openCartWithOnePiece, rooms } from "./room-fixture";

/** Pauses between retries are real, and machines may be busy. */

beforeEach(() => {
  platform.reset();
  vi.useRealTimers();
});

type Seen = Awaited<ReturnType<typeof connect>>["seen"];
const isClosed = ({ seen }: { seen: Seen }) => seen.closed !== null;
const closedBy = async (socket: { seen: Seen }) => {
  await soon(() => isClosed(socket));
  return socket.seen.closed;
};

describe("a socket is refused", () => {
  it("without a cart id with 4400, for a foreign cart or from a foreign page with 4403", async () => {
    const address = await openCartWithOnePiece();
    expect(await closedBy(await connect(address, null))).toBe(4400);
    expect(await closedBy(await connect(address, crypto.randomUUID()))).toBe(4403);
    const evil = { origin: "http://evil.example" };
    expect(await closedBy(await connect(address, address.cartId, evil))).toBe(4403);
  });

  it("as the eleventh with 4429, at once", async () => {
    const address = await openCartWithOnePiece();
    for (let index = 0; index < 10; index += 1) await connect(address);
    const startedAt = performance.now();
    expect(await closedBy(await connect(address))).toBe(4429);
    expect(performance.now() - startedAt).toBeLessThan(250);
  });

  it("with one log line that names its code and no visitor", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    onTestFinished(() => warn.mockRestore());
    const address = await openCartWithOnePiece();
    await connect(address, null);
    await connect(address, crypto.randomUUID());
    for (let index = 0; index < 11; index += 1) await connect(address);
    const lines = warn.mock.calls.map(([line]) => JSON.parse(String(line)));
    const refused = lines.filter(({ event }) => event === "socket-refused");
    expect(refused.map(({ code }) => code)).toEqual([4400, 4403, 4429]);
    expect(JSON.stringify(refused)).not.toContain(address.sessionId);
  });

  it("as the eleventh also when all open at once", async () => {
    const address = await openCartWithOnePiece();
    const sockets = await Promise.all(Array.from({ length: 30 }, () => connect(address)));
    await soon(() => sockets.filter(isClosed).length === 20);
    await rooms.execute(address, add(1), newKey());
    await soon(() => sockets.filter(({ seen }) => seen.messages.length > 0).length === 10);
  });

  it("with 4404 when the store turned the channel off", async () => {
    const isRefused = async () => {
      const { seen, socket } = await connect(address);
      await rooms.execute(address, add(1), newKey());
      await soon(() => seen.messages.length > 0 || seen.closed !== null);
      socket.close();
      return seen.closed === 4404;
    };
    vi.useFakeTimers({ toFake: ["Date"] });
    // The edge caches a store's settings for a minute; the first later request then reloads them after its response.
    vi.setSystemTime(Date.now() + 61_000);
    const address = await openCartWithOnePiece();
    platform.settings.push({ name: "realtimeEnabled", value: false });
    await soon(isRefused);
    vi.setSystemTime(Date.now() + 61_000);
    platform.settings = [];
    await soon(async () => !(await isRefused()));
  });
});

describe("a socket is closed", () => {
  const hearsStill = async (address: Awaited<ReturnType<typeof openCartWithOnePiece>>, seen: Seen) => {
    await rooms.execute(address, add(1), newKey());
    await soon(() => seen.messages.length > 0);
  };

  it("for a message of 1 MiB, and the others still receive", async () => {
    const address = await openCartWithOnePiece();
    const [good, bad] = [await connect(address), await connect(address)];
    bad.socket.send("x".repeat(1024 * 1024));
    expect(await closedBy(bad)).toBe(1008);
    await hearsStill(address, good.seen);
  });

  it("for a thousand messages a second, and the others still receive", async () => {
    const address = await openCartWithOnePiece();
    const [good, bad] = [await connect(address), await connect(address)];
    for (let index = 0; index < 1000; index += 1) bad.socket.send(`noise ${index}`);
    expect(await closedBy(bad)).toBe(1008);
    await hearsStill(address, good.seen);
  });

  it("for a thousand heartbeats a second; one gets a response", async () => {
    const address = await openCartWithOnePiece();
    const { socket, seen } = await connect(address);
    const texts: unknown[] = [];
    socket.addEventListener("message", ({ data }) => texts.push(data));
    socket.send("ping");
    await soon(() => texts.includes("pong"));
    for (let index = 0; index < 1000; index += 1) socket.send("ping");
    expect(await closedBy({ seen })).toBe(1008);
    expect(texts.filter((text) => text === "pong").length).toBeLessThanOrEqual(20);
  });

  it("when its session's connections are deleted, or all are", async () => {
    const address = await openCartWithOnePiece();
    const room = bindings.CartRoom.getByName(`cart:${address.cartId}`);
    const [first, second] = [await connect(address), await connect(address)];
    await room.deleteUserConnections("another session");
    await room.deleteUserConnections(address.sessionId);
    expect(await Promise.all([closedBy(first), closedBy(second)])).toEqual([1000, 1000]);
    const third = await connect(address);
    await room.deleteUserConnections();
    expect(await closedBy(third)).toBe(1000);
  });

  it("when it was silent for three heartbeats and another page needs its slot", async () => {
    const address = await openCartWithOnePiece();
    const halfOpen = await Promise.all(Array.from({ length: 10 }, () => connect(address)));
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(Date.now() + 91_000);
    const { seen } = await connect(address);
    await hearsStill(address, seen);
    expect(seen.closed).toBeNull();
    await soon(() => halfOpen.every(isClosed));
  });
});

describe("a socket stays open", () => {
  it("for an event unknown to this build, which is logged as a warning and ignored", async () => {
    const warn = vi.spyOn(console, "warn");
    const address = await openCartWithOnePiece();
    const { socket, seen } = await connect(address);
    socket.send(JSON.stringify({ event: "dance", data: {} }));
    socket.send("no JSON");
    await rooms.execute(address, add(1), newKey());
    await soon(() => seen.messages.length > 0);
    expect(seen.closed).toBeNull();
    const events = warn.mock.calls.map(([line]) => JSON.parse(String(line)).event);
    expect(events.filter((event) => event === "socket-event-unknown")).toHaveLength(2);
    warn.mockRestore();
  });
});
