import { describe, expect, it } from "vitest";
import { signatureHeaders } from "web-bot-auth";
import { signerFromJWK } from "web-bot-auth/crypto";
import { recogniseAgent } from "./recognise-agent";

/** The key pair of RFC 9421, appendix B.1.4. */
const publicKey = { kty: "OKP", crv: "Ed25519", x: "JrQLj5P_89iXES9-vFgrIy29clF9CC_oPPsw3c5D0bs" } as const;
const privateKey = { ...publicKey, d: "n4Ni-HpISpVObnQMW0wOhCKROaIKqKtW_2ZYb2p9KcU" };

const agent = "https://agents.example";
const url = "https://shop.example/api/ucp/mcp";
const directories = {
  loadKeys: async (named: string) => (named === agent ? [publicKey] : []),
};

type Signing = {
  readonly agent?: string;
  readonly components?: string[];
  readonly ageMs?: number;
  readonly lifetimeMs?: number;
};

async function sign({ agent: named = agent, components, ageMs = 1_000, lifetimeMs = 60_000 }: Signing = {}) {
  const request = new Request(url, { method: "POST", headers: { "Signature-Agent": `"${named}"` } });
  const created = new Date(Date.now() - ageMs);
  const expires = new Date(created.getTime() + lifetimeMs);
  const params = { created, expires, ...(components && { components }) };
  const headers = await signatureHeaders(request, await signerFromJWK(privateKey), params);
  for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
  return request;
}

const recognise = (request: Request) => recogniseAgent(request, directories);

describe("a signed agent", () => {
  it("is known by the host of its key directory", async () => {
    expect(await recognise(await sign())).toBe("agents.example");
  });

  it("is unknown without a signature", async () => {
    expect(await recognise(new Request(url))).toBeNull();
  });

  it("is unknown when the signature is for another host, or changed", async () => {
    const { headers } = await sign();
    expect(await recognise(new Request("https://other.example/", { headers }))).toBeNull();
    const changed = await sign();
    const [name, value = ""] = (changed.headers.get("signature") ?? "").split("=:");
    const first = value.startsWith("A") ? "B" : "A";
    changed.headers.set("signature", `${name}=:${first}${value.slice(1)}`);
    expect(await recognise(changed)).toBeNull();
  });

  it("is unknown when the signature does not cover the host and the agent", async () => {
    expect(await recognise(await sign({ components: ["@method", "signature-agent"] }))).toBeNull();
    const other = await sign({ components: ["@authority", "signature-agent"] });
    const input = other.headers.get("signature-input") ?? "";
    other.headers.set("signature-input", input.replace(' "signature-agent"', ""));
    expect(await recognise(other)).toBeNull();
  });

  it("is unknown after the signature's end, before its beginning, and when it is valid for too long", async () => {
    expect(await recognise(await sign({ ageMs: 120_000 }))).toBeNull();
    expect(await recognise(await sign({ ageMs: -60_000 }))).toBeNull();
    expect(await recognise(await sign({ lifetimeMs: 25 * 60 * 60 * 1000 }))).toBeNull();
  });

  it("is unknown without its key in the directory", async () => {
    expect(await recognise(await sign({ agent: "https://others.example" }))).toBeNull();
  });
});
