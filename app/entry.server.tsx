import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { MarkupMemoContext } from "./design/markup-memo";
import { StaticHtmlContext } from "./design/static-slot";
import { insertIntoHead } from "./frame/operations/insert-into-head.server";
import { toDocumentHead, toLanguagePaths } from "./frame/operations/to-document-head.server";
import { rememberMarkup } from "./frame/ui/remember-markup.server";
import { fillLanguageLinks } from "./frame/ui/render-frame.server";
import { toHeadHtml, toJsonLdHtml } from "./frame/ui/to-head-html";
import { TranslateContext } from "./i18n/translate-context";
import { logContext, nonceContext, staticHtmlContext, translateContext } from "./request/context";

/** Streamed data that is not there by then is given up; React Router rejects it, the parts show their fallback. */
export const streamTimeout = 8_000;
/** After the data has been given up, what is left of rendering. */
const renderTimeoutMs = streamTimeout + 1_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });

  const head = toDocumentHead(request, context);
  const frame = fillLanguageLinks(context.get(staticHtmlContext), toLanguagePaths(request, context));
  const staticHtml = { ...frame, data: toJsonLdHtml(head.jsonLd) };
  const nonce = context.get(nonceContext);
  const log = context.get(logContext);
  const body = await renderToReadableStream(
    <TranslateContext value={context.get(translateContext)}>
      <StaticHtmlContext value={staticHtml}>
        <MarkupMemoContext value={rememberMarkup}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </MarkupMemoContext>
      </StaticHtmlContext>
    </TranslateContext>,
    {
      nonce,
      signal: AbortSignal.timeout(renderTimeoutMs),
      // Parts that are ready stand where they belong; React would send the later ones apart, for a script to move.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => log.error("render-failed", { message: String(error) }),
    },
  );
  const agent = request.headers.get("user-agent");
  if (agent && isbot(agent)) await body.allReady;
  return new Response(insertIntoHead(body, toHeadHtml(head)), { status, headers });
}

/** What a loader or action threw that is no answer: logged once, without the visitor's data. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted) return;
  const fields = error instanceof Error ? { stack: error.stack } : { status: readStatus(error) };
  context.get(logContext).error("request-failed", fields);
}

/** The status of a thrown answer; its data may be the visitor's and is not looked at. */
function readStatus(thrown: unknown): number | null {
  if (typeof thrown !== "object" || thrown === null) return null;
  const answer = "init" in thrown && typeof thrown.init === "object" ? thrown.init : thrown;
  return answer && "status" in answer && typeof answer.status === "number" ? answer.status : null;
}
