import type { InlineSources } from "../security/content-security-policy";

/** A page that is the same for every visitor, with the sources that allow its inline scripts and styles. */
export type HashedPage = { readonly bytes: Uint8Array<ArrayBuffer>; readonly inline: InlineSources };

/**
 * Removes the nonce from a rendered page, and hashes each inline script and style that has it.
 * No one but the renderer knows the nonce of a response, so markup in a review or a URL gets no hash.
 */
export async function replaceNonce(bytes: Uint8Array<ArrayBuffer>, nonce: string): Promise<HashedPage> {
  const html = new TextDecoder().decode(bytes);
  if (!html.includes(nonce)) return { bytes, inline: { scripts: "", styles: "" } };
  const texts = { script: new Set<string>(), style: new Set<string>() };
  // The renderer escapes ">" in attributes.
  const tag = new RegExp(`<(script|style|link)([^>]*) nonce="${nonce}"([^>]*)>`, "g");
  const page = html.replace(
    tag,
    (opening: string, name: string, before: string, after: string, at: number) => {
      if (name === "script" || name === "style") {
        const start = at + opening.length;
        texts[name].add(html.slice(start, html.indexOf(`</${name}`, start)));
      }
      return `<${name}${before}${after}>`;
    },
  );
  const [scripts, styles] = await Promise.all([toSources(texts.script), toSources(texts.style)]);
  return { bytes: new Uint8Array(new TextEncoder().encode(page)), inline: { scripts, styles } };
}

async function toSources(texts: ReadonlySet<string>): Promise<string> {
  const sources = [...texts].map(async (text) => {
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
    return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
  });
  return (await Promise.all(sources)).join(" ");
}
