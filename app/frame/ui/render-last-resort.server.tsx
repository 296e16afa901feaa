import { renderToStaticMarkup } from "react-dom/server.node";
import type { Translate } from "../../i18n/translate";
import { TranslateContext } from "../../i18n/translate-context";
import { LastResortMessage } from "./last-resort";

/** Renders the document for an error page that cannot be rendered; it discloses nothing but the status. */
export function renderLastResort(translate: Translate, home: string): string {
  const page = renderToStaticMarkup(
    <TranslateContext value={translate}>
      <html lang={translate.locale}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>{translate("frame.error.twice.title")}</title>
          <link rel="stylesheet" href="/last-resort.css" />
        </head>
        <body>
          <main>
            <LastResortMessage error="500" home={home} />
          </main>
        </body>
      </html>
    </TranslateContext>,
  );
  return `<!DOCTYPE html>${page}`;
}
