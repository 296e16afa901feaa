import { describe, expect, it } from "vitest";
import { parsePublicUrl } from "./public-document";

const url = "https://agents.example/profile";

describe("the URL of an agent's document", () => {
  it("is public and of HTTPS", () => {
    expect(parsePublicUrl(url, false)?.href).toBe(url);
    for (const refused of [
      "",
      "http://agents.example/p",
      "https://localhost/p",
      "https://10.0.0.1/p",
      "https://0x7f000001/p",
      "https://[::1]/p",
      "https://intranet/p",
      "https://db.internal/p",
      "https://agents.example:8443/p",
      "https://user@agents.example/p",
      "ftp://agents.example/p",
      `https://agents.example/${"p".repeat(500)}`,
    ])
      expect(parsePublicUrl(refused, false), refused).toBeNull();
  });

  it("may be of a local system on a developer's machine", () => {
    expect(parsePublicUrl("http://sandbox.localhost/p", true)).not.toBeNull();
    expect(parsePublicUrl("http://sandbox.localhost/p", false)).toBeNull();
  });
});
