import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { replaceNonce } from "./inline-hashes";

const nonce = "a".repeat(32);
const hash = async (page: string) => {
  const { bytes, inline } = await replaceNonce(new TextEncoder().encode(page), nonce);
  return { ...inline, page: new TextDecoder().decode(bytes) };
};
const sourceOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("a page without its nonce", () => {
  it("allows its inline scripts and styles by the hash of their text", async () => {
    const page = [
      `<link rel="stylesheet" href="/a.css" nonce="${nonce}"/>`,
      `<style nonce="${nonce}">b{color:red}</style>`,
      `<script nonce="${nonce}">one("ä")</script>`,
      `<script type="text/plain" nonce="${nonce}" data-late="/a.js">import "/a.js";</script>`,
    ].join("");
    expect(await hash(page)).toEqual({
      page: page.replaceAll(` nonce="${nonce}"`, ""),
      styles: sourceOf("b{color:red}"),
      scripts: `${sourceOf('one("ä")')} ${sourceOf('import "/a.js";')}`,
    });
  });

  it("allows no script that came without the nonce, or with another one", async () => {
    const injected = `<script>steal()</script><script nonce="${"b".repeat(32)}">steal()</script>`;
    expect(await hash(`${injected}<script nonce="${nonce}">own()</script>`)).toEqual({
      page: `${injected}<script>own()</script>`,
      styles: "",
      scripts: sourceOf("own()"),
    });
  });

  it("names a repeated script once", async () => {
    const script = `<script nonce="${nonce}">close()</script>`;
    expect((await hash(script + script)).scripts).toBe(sourceOf("close()"));
  });

  it("is the file itself if nothing in it has the nonce", async () => {
    expect(await hash("<urlset></urlset>")).toEqual({ page: "<urlset></urlset>", styles: "", scripts: "" });
  });
});
