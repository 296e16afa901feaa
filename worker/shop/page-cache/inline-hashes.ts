import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import type { InlineSources } from "../security/content-security-policy";

/** A page that is the same for every visitor, with the sources that allow its inline scripts and styles. */
export type HashedPage = { readonly bytes: Uint8Array<ArrayBuffer>; readonly inline: InlineSources };

/**
 * Removes the nonce from a rendered page, and hashes each inline script and style that has it.
 * No one but the renderer knows the nonce of a response, so markup in a review or a URL gets no hash.
 */
export function replaceNonce(bytes: Uint8Array<ArrayBuffer>, nonce: string): HashedPage {
  const rendered = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const sources = { script: new Set<string>(), style: new Set<string>() };
  const toResult = (page: Uint8Array<ArrayBuffer>): HashedPage => ({
    bytes: page,
    inline: { scripts: [...sources.script].join(" "), styles: [...sources.style].join(" ") },
  });
  if (!rendered.includes(nonce)) return toResult(bytes);
  const html = rendered.toString("utf8");
  // The renderer escapes ">" in attributes.
  const tag = new RegExp(`<(script|style|link)([^>]*) nonce="${nonce}"([^>]*)>`, "g");
  const page = html.replace(
    tag,
    (opening: string, name: string, before: string, after: string, at: number) => {
      if (name === "script" || name === "style") {
        const start = at + opening.length;
        sources[name].add(toSource(html.slice(start, html.indexOf(`</${name}`, start))));
      }
      return `<${name}${before}${after}>`;
    },
  );
  return toResult(new TextEncoder().encode(page));
}

function toSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
