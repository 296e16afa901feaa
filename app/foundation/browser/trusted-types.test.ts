import { describe, expect, it, vi } from "vitest";

type Rules = {
  createHTML?(text: string): string | null;
  createScriptURL?(url: string): string | null;
};

/** Loads the policies with a browser's registry, which records them. */
async function load() {
  const policies: Record<string, Rules> = {};
  vi.resetModules();
  vi.stubGlobal("trustedTypes", {
    createPolicy(name: string, rules: Rules) {
      policies[name] = rules;
      return rules;
    },
  });
  const { trustMarkup, trustScriptUrl } = await import("./trusted-types");
  return { trustMarkup, trustScriptUrl, plain: policies.default };
}

describe("the page's policies", () => {
  it("trust the server's markup, and URLs of scripts with HTTP or of this host", async () => {
    const { trustMarkup, trustScriptUrl } = await load();
    expect(trustMarkup("<b>bold</b>")).toBe("<b>bold</b>");
    for (const url of ["/sw.js", "https://tags.example/a.js"]) expect(trustScriptUrl(url)).toBe(url);
    for (const url of ["data:text/javascript,alert(1)", "javascript:alert(1)", "blob:https://a.example/1"])
      expect(() => trustScriptUrl(url)).toThrow(TypeError);
  });

  it("refuse strings that no policy made, except text and React's empty script element", async () => {
    const { plain } = await load();
    expect(plain?.createHTML?.("<img src=x>")).toBeNull();
    expect(plain?.createHTML?.("text")).toBe("text");
    expect(plain?.createHTML?.("<script></script>")).toBe("<script></script>");
    expect(plain?.createScriptURL?.("https://tags.example/a.js")).toBeNull();
  });

  it("let the strings of other hosts' scripts pass once the page loads one, and not for its own scripts", async () => {
    const { plain, trustScriptUrl } = await load();
    trustScriptUrl("/sw.js");
    expect(plain?.createHTML?.("<img src=x>")).toBeNull();
    trustScriptUrl("https://tags.example/a.js");
    expect(plain?.createHTML?.("<img src=x>")).toBe("<img src=x>");
    expect(plain?.createScriptURL?.("https://tags.example/b.js")).toBe("https://tags.example/b.js");
  });

  it("are plain strings where a browser has no Trusted Types", async () => {
    vi.resetModules();
    const { trustMarkup, trustScriptUrl } = await import("./trusted-types");
    expect([trustMarkup("<b>"), trustScriptUrl("/sw.js")]).toEqual(["<b>", "/sw.js"]);
  });
});
