import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { readStaticHtml, StaticHtmlContext } from "./design/static-slot";
import { loadTranslate } from "./i18n/load-translate";
import { TranslateContext } from "./i18n/translate-context";

const translate = await loadTranslate(document);
const staticHtml = readStaticHtml(document);

startTransition(() => {
  hydrateRoot(
    document,
    <TranslateContext value={translate}>
      <StaticHtmlContext value={staticHtml}>
        <HydratedRouter />
      </StaticHtmlContext>
    </TranslateContext>,
  );
});
