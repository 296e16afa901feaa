import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server.node";
import { Notice } from "../../design/notice";
import { memo } from "../../foundation/memo";
import type { Translate } from "../../i18n/translate";
import { TranslateContext } from "../../i18n/translate-context";
import type { FooterHtml, FooterTemplate } from "../model/footer-html";
import type { FrameContent } from "../model/frame-content";
import { Footer, pageToken } from "./footer";
import { QuietFooter } from "./quiet-footer";

/** Renders the footers as HTML, once per content of the frame. */
export const renderFooter = memo(
  (frame: FrameContent, translate: Translate): FooterHtml => {
    const render = (element: ReactElement): FooterTemplate =>
      renderToStaticMarkup(<TranslateContext value={translate}>{element}</TranslateContext>).split(pageToken);
    return { footer: render(<Footer frame={frame} />), quietFooter: render(<QuietFooter frame={frame} />) };
  },
  { entries: 60 },
);

/** Fills a footer with the page's path and query, without language prefix. */
export function fillFooter(template: FooterTemplate, path: string): string {
  return template.join(path.replaceAll("&", "&amp;"));
}

/** Renders one sentence below the header of a personal page, after an action that led there. */
export function renderNotice(text: string): string {
  return renderToStaticMarkup(
    <Notice kind="info" role="status">
      {text}
    </Notice>,
  );
}
