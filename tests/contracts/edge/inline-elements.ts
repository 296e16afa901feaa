import { createHash } from "node:crypto";

/** Reads the sources of a directive of a Content Security Policy. */
export function readSources(policy: string, directive: string): readonly string[] {
  const found = policy.split("; ").find((each) => each.startsWith(`${directive} `));
  return found?.split(" ").slice(1) ?? [];
}

/** Lists the inline scripts and styles of a document that its policy refuses; data is never refused. */
export function listRefusedInline(text: string, policy: string): readonly string[] {
  const elements = text.matchAll(/<(script|style)([^>]*)>(.*?)<\/\1>/gs);
  return [...elements].flatMap(([whole, name, attributes = "", content = ""]) => {
    if (attributes.includes('type="application/ld+json"')) return [];
    const nonce = / nonce="([^"]*)"/.exec(attributes)?.[1];
    const hash = createHash("sha256").update(content).digest("base64");
    const sources = readSources(policy, name === "style" ? "style-src" : "script-src");
    const isAllowed = sources.includes(`'nonce-${nonce}'`) || sources.includes(`'sha256-${hash}'`);
    return isAllowed ? [] : [whole.slice(0, 200)];
  });
}
