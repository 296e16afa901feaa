import { styleSheets } from "../../design/style-sheets.server";
import { startLate } from "./start-late.server";

export type FirstView = {
  /** Rules after those of the page's style sheets. */
  readonly css: string;
  readonly nonce: string;
  /** Scripts start at the visitor's first sign; otherwise at once. */
  readonly isLate: boolean;
};

/**
 * Prepares a rendered document for a fast first view (docs/decisions/041 and 043): the style sheets of its routes stand
 * inside it, and its scripts wait for the visitor's first sign, `data-late` listing their URLs. While developing there
 * are no built sheets and no start script: only `css` is inserted then.
 */
export function toFirstView(document: Response, { css, nonce, isLate }: FirstView): Response {
  const isWaiting = isLate && startLate !== "";
  const rules: string[] = [];
  const scripts: string[] = [];
  const toScript = (attributes: string) => `<script nonce="${nonce}"${attributes}>${startLate}</script>`;
  const rewriter = new HTMLRewriter().on("head", {
    element(head) {
      if (startLate !== "" && !isLate) head.prepend(toScript(' data-hold=""'), { html: true });
      head.onEndTag((end) => {
        const style = `<style nonce="${nonce}">${rules.join("")}${css}</style>`;
        end.before(isWaiting ? style + toScript("") : style, { html: true });
      });
    },
  });
  if (!isWaiting) return rewriter.transform(document);
  return rewriter
    .on('head > link[rel="stylesheet"]', {
      element(link) {
        const sheet = styleSheets[(link.getAttribute("href") ?? "").replace(/#$/, "")];
        if (sheet === undefined) return;
        rules.push(sheet);
        // React looks for the link, and later pages too. The medium is for browsers that fetch ahead.
        link.setAttribute("media", "not all").setAttribute("disabled", "");
      },
    })
    .on('head > link[rel="modulepreload"]', {
      element(link) {
        scripts.push(link.getAttribute("href") ?? "");
        link.remove();
      },
    })
    .on('script[type="module"][async]', {
      element(script) {
        script.setAttribute("type", "text/plain").removeAttribute("async");
        script.setAttribute("data-late", [...new Set(scripts)].join(" "));
      },
    })
    .transform(document);
}
