import { afterEach, describe, expect, it } from "vitest";
import { injectFaults, readPlatformFault, setPlatformFault } from "./platform-faults";

const url = "http://platform.localhost/ironhall/graphql";
const update = { method: "POST", body: JSON.stringify({ query: "mutation UpdateCart {}" }) };

function platform() {
  const received: string[] = [];
  const send = async (input: unknown) => {
    received.push(String(input));
    return new Response("done");
  };
  return { received, send: send as typeof fetch };
}

describe("injected faults of the platform", () => {
  afterEach(() => setPlatformFault(null));

  it("do not exist in production, where `fetch` is used directly", () => {
    const { send } = platform();
    expect(injectFaults(send, false)).toBe(send);
    expect(injectFaults(send, true)).not.toBe(send);
  });

  it("affect the configured number of calls, and then end", async () => {
    const { send, received } = platform();
    const meeting = injectFaults(send, true);
    setPlatformFault({ kind: "503", target: "cart-updates", left: 2 });
    const answers = [await meeting(url, update), await meeting(url, update), await meeting(url, update)];
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 200]);
    expect(received).toHaveLength(1);
    expect(readPlatformFault()).toBeNull();
  });

  it("leave reads alone unless every call is the target, and tokens always", async () => {
    const meeting = injectFaults(platform().send, true);
    const statusOf = async (address: string) =>
      (await meeting(address, { method: "POST", body: "{}" })).status;
    setPlatformFault({ kind: "500", target: "cart-updates", left: 1 });
    expect(await statusOf(url)).toBe(200);
    setPlatformFault({ kind: "500", target: "every-call", left: 1 });
    expect(await statusOf("http://platform.localhost/oauth/token")).toBe(200);
    expect(await statusOf(url)).toBe(500);
  });

  it("let the platform act when its response is lost, and not when the connection is cut", async () => {
    const { send, received } = platform();
    const meeting = injectFaults(send, true);
    setPlatformFault({ kind: "lost", target: "cart-updates", left: 1 });
    await expect(meeting(url, update)).rejects.toThrow("lost");
    expect(received).toHaveLength(1);
    setPlatformFault({ kind: "cut", target: "cart-updates", left: 1 });
    await expect(meeting(url, update)).rejects.toThrow("cut");
    expect(received).toHaveLength(1);
  });
});
