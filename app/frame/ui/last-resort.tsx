import { useTranslate } from "../../i18n/translate-context";

/** What the router's own page for such an error gives it. */
type Props = { readonly error: unknown; readonly home?: string };

/**
 * The whole document where showing the error page failed as well: without frame, router or scripts, of which one may be
 * what is broken (specification, second document 2.5).
 */
export function LastResort({ error, home = readHome() }: Props) {
  const translate = useTranslate();
  return (
    <html lang={translate.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{translate("frame.error.twice.title")}</title>
        <link rel="stylesheet" href="/last-resort.css" />
      </head>
      <body>
        <main>
          <h1>{translate("frame.error.twice.title")}</h1>
          <p>{translate("frame.error.twice.text")}</p>
          <pre>{error instanceof Error ? error.message : String(error)}</pre>
          <p>
            <a href={home}>{translate("frame.error.twice.home")}</a>
          </p>
        </main>
      </body>
    </html>
  );
}

/** The router keeps its base path beside the page's data. */
function readHome(): string | undefined {
  const context: { readonly basename?: string } | undefined = Reflect.get(globalThis, "__reactRouterContext");
  return context?.basename;
}
