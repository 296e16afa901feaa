import { renderToStaticMarkup } from "react-dom/server.node";
import type { Translate } from "../../i18n/translate";
import { TranslateContext } from "../../i18n/translate-context";
import { LastResort } from "./last-resort";

/** The document for an error page that could not be rendered; it tells nothing of the inside. */
export function renderLastResort(translate: Translate, home: string): string {
  const page = renderToStaticMarkup(
    <TranslateContext value={translate}>
      <LastResort error="500" home={home} />
    </TranslateContext>,
  );
  return `<!DOCTYPE html>${page}`;
}
