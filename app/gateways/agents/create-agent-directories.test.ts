import { describe, expect, it } from "vitest";
import { createTimedMemo } from "../commerce/timed-memo";
import { createAgentDirectories } from "./create-agent-directories";

const key = { kty: "OKP", crv: "Ed25519", x: "JrQLj5P_89iXES9-vFgrIy29clF9CC_oPPsw3c5D0bs" };

function open(answer: () => Response) {
  const requests: string[] = [];
  const directories = createAgentDirectories({
    fetch: async (url) => {
      requests.push(String(url));
      return answer();
    },
    memo: createTimedMemo(60_000, 10),
    allowsLocal: false,
  });
  return { requests, directories };
}

describe("the keys of an agent", () => {
  it("are read once from its host", async () => {
    const others = [{ kty: "RSA", n: "x", e: "AQAB" }, { ...key, x: "short" }, "odd"];
    const { requests, directories } = open(() => Response.json({ keys: [{ ...key, kid: "k" }, ...others] }));
    for (const agent of ["https://agents.example", "https://agents.example/path?query"])
      expect(await directories.loadKeys(agent)).toEqual([{ ...key, kid: "k" }]);
    expect(requests).toEqual(["https://agents.example/.well-known/http-message-signatures-directory"]);
  });

  it("are none on a host that is not public", async () => {
    const { requests, directories } = open(() => Response.json({ keys: [key] }));
    for (const agent of ["http://agents.example", "https://10.0.0.1", "https://localhost", "odd"])
      expect(await directories.loadKeys(agent), agent).toEqual([]);
    expect(requests).toEqual([]);
  });

  it("are none in an error or another document, which is requested again", async () => {
    const answers = [
      new Response(null, { status: 302 }),
      new Response("<html>"),
      Response.json({ keys: [key] }),
    ];
    const { directories } = open(() => answers.shift() ?? new Response(null, { status: 500 }));
    const load = () => directories.loadKeys("https://agents.example");
    expect([await load(), await load(), await load()]).toEqual([[], [], [key]]);
  });
});
