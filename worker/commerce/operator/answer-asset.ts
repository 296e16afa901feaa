import text from "@fontsource-variable/sofia-sans/files/sofia-sans-latin-wght-normal.woff2?inline";
import condensed from "@fontsource-variable/sofia-sans-condensed/files/sofia-sans-condensed-latin-wght-normal.woff2?inline";
import type { IRequest } from "itty-router";
import { toNotFoundPage } from "./pages/page.ts";
import content from "./style/content.css?raw";
import explorer from "./style/explorer.css?raw";
import frame from "./style/frame.css?raw";

const assets: Readonly<Record<string, () => { readonly type: string; readonly body: BodyInit }>> = {
  "operator.css": () => ({ type: "text/css; charset=utf-8", body: frame + content + explorer }),
  "sofia-sans.woff2": () => ({ type: "font/woff2", body: readDataAddress(text) }),
  "sofia-sans-condensed.woff2": () => ({ type: "font/woff2", body: readDataAddress(condensed) }),
};

/** Serves the pages' style and fonts, which are part of the build. */
export function answerAsset({ params }: IRequest): Response {
  const name = params.name ?? "";
  const asset = Object.hasOwn(assets, name) ? assets[name]?.() : undefined;
  if (!asset) return toNotFoundPage();
  return new Response(asset.body, {
    headers: {
      "content-type": asset.type,
      "cache-control": "public, max-age=300",
      "x-content-type-options": "nosniff",
    },
  });
}

/** The bytes of `data:font/woff2;base64,…`. */
function readDataAddress(address: string): Uint8Array<ArrayBuffer> {
  const binary = atob(address.slice(address.indexOf(",") + 1));
  return Uint8Array.from(binary, (mark) => mark.charCodeAt(0));
}

/** Built by `scripts/explorer/build.ts`; empty before the first build. */
const built = import.meta.glob<string>("/.wrangler/explorer/explorer.js", {
  query: "?raw",
  import: "default",
});

const missing = 'document.getElementById("status").textContent = "Not built: npm start builds it.";';

/** Serves the explorer's script from the platform's build. */
export async function answerExplorerScript(): Promise<Response> {
  const [load] = Object.values(built);
  return new Response(load ? await load() : missing, {
    headers: {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "no-cache",
      "x-content-type-options": "nosniff",
    },
  });
}
