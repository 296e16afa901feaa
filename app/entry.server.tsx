import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server.node";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { readNoticeOnce } from "./accounts/operations/notices.server";
import { readPageI18n } from "./catalogue/operations/page-i18n.server";
import { renderBlocks } from "./catalogue/ui/render-blocks.server";
import { hasQuietFrame, isPrivatePage } from "./countries/model/shop-paths";
import { MarkupMemoContext } from "./design/markup-memo";
import { rememberMarkup } from "./design/remember-markup.server";
import { StaticHtmlContext } from "./design/static-slot";
import { type Markup, toMarkupText } from "./foundation/markup";
import { holdImports, holdScripts, toFirstView } from "./frame/operations/first-view.server";
import { loadWaysOn } from "./frame/operations/load-ways-on.server";
import { readPath, toDocumentHead, toJsonLdHtml } from "./frame/operations/to-document-head.server";
import { DocumentHeadContext } from "./frame/ui/document-head";
import { FirstViewContext } from "./frame/ui/first-view";
import { renderConfirmation } from "./frame/ui/render-confirmation.server";
import { fillFooter, renderNotice } from "./frame/ui/render-footer.server";
import { renderLastResort } from "./frame/ui/render-last-resort.server";
import { TranslateContext } from "./i18n/translate-context";
import { footerContext, requestContext } from "./request/context";
import type { Log } from "./request/log";
import { isCrawler } from "./request/read-device";
import { pageScriptsContext, pageSlotsContext, pageStylesContext } from "./request/static-page";

/** Timeout of streamed data; React Router then rejects it, and the parts show their fallback. */
export const streamTimeout = 8_000;
/** Time for the rest of rendering after the data's timeout. */
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

  const head = toDocumentHead(request, status, context);
  const url = new URL(request.url);
  const isPrivate = isPrivatePage(url.pathname);
  const { footer, quietFooter } = context.get(footerContext);
  if (status === 404) await addWaysOn(routerContext, context);
  const notice = isPrivate ? await readNoticeOnce({ context }) : null;
  const said = notice ? renderNotice(context.get(requestContext).translate(notice)) : "";
  const { nonce } = context.get(requestContext);
  const confirmation = renderConfirmation(url, context.get(requestContext).translate, nonce);
  const findSlot = createSlotFinder(context, {
    data: toJsonLdHtml(head.jsonLd),
    notice: [said, confirmation],
    footer: fillFooter(hasQuietFrame(url.pathname) ? quietFooter : footer, readPath(url, context)),
  });
  const firstView = toFirstView(routerContext, {
    ...head,
    nonce,
    pageStyles: context.get(pageStylesContext),
  });
  const held = firstView.isLate ? holdImports(routerContext, context.get(pageScriptsContext)) : null;
  const page = (
    <TranslateContext value={context.get(requestContext).translate}>
      <StaticHtmlContext value={findSlot}>
        <MarkupMemoContext value={rememberMarkup}>
          <DocumentHeadContext value={head}>
            <FirstViewContext value={firstView}>
              <ServerRouter context={held?.routerContext ?? routerContext} url={request.url} nonce={nonce} />
            </FirstViewContext>
          </DocumentHeadContext>
        </MarkupMemoContext>
      </StaticHtmlContext>
    </TranslateContext>
  );
  const { log } = context.get(requestContext);
  const isWhole = isCrawler(request.headers);
  const body = await render(page, { nonce, isWhole, log }).catch((error: unknown) =>
    toLastResort(error, routerContext, context),
  );
  if (typeof body === "string") return new Response(body, { status: 500, headers });
  const document = new Response(body, { status, headers });
  return held ? holdScripts(document, held.scripts) : document;
}

/** Returns a function that finds rendered parts of the page by slot. */
function createSlotFinder(context: RouterContextProvider, frame: Readonly<Record<string, Markup>>) {
  // Streamed parts add slots later, so they are read on each call, not copied.
  return (slot: string): string | undefined => {
    const markup = frame[slot] ?? context.get(pageSlotsContext)[slot];
    return markup === undefined ? undefined : toMarkupText(markup);
  };
}

/** Returns the page for a document whose error page failed as well; throws any other failure again. */
function toLastResort(
  error: unknown,
  { staticHandlerContext }: EntryContext,
  context: RouterContextProvider,
): string {
  if (!staticHandlerContext.errors) throw error;
  return renderLastResort(context.get(requestContext).translate, staticHandlerContext.basename ?? "/");
}

/** The route that has the style sheets of blocks. */
const routeOfBlocks = "catalogue/routes/home";

/** Adds blocks to a page that was not found; no other error sends further requests to the platform. */
async function addWaysOn({ manifest }: EntryContext, context: RouterContextProvider): Promise<void> {
  const html = renderBlocks(await loadWaysOn(context), readPageI18n(context));
  const styles = manifest.routes[routeOfBlocks]?.css ?? [];
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`);
  context.set(pageSlotsContext, { ...context.get(pageSlotsContext), "ways-on": [...links, ...html] });
}

type RenderOptions = {
  readonly nonce: string;
  /** Nothing is sent before the page is complete. */
  readonly isWhole: boolean;
  readonly log: Log;
};

/** Renders the document as a stream that begins when its shell is ready. Rejects when the shell fails. */
async function render(page: ReactNode, { nonce, isWhole, log }: RenderOptions) {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), renderTimeoutMs);
  const stopTimer = () => clearTimeout(timer);
  try {
    const stream = await renderToReadableStream(page, {
      nonce,
      signal: timeout.signal,
      // Ready content stays in its place; React would send it separately, for a script to move.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => log.error("render-failed", { message: String(error) }),
    });
    stream.allReady.then(stopTimer, stopTimer);
    if (isWhole) await stream.allReady;
    return stream;
  } catch (error) {
    stopTimer();
    throw error;
  }
}

/** Logs an exception of a loader or action that is not a response, once and without the visitor's data. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted) return;
  const fields = error instanceof Error ? { stack: error.stack } : { status: readStatus(error) };
  context.get(requestContext).log.error("request-failed", fields);
}

/** Returns the status of a thrown response; its data may be personal and is not read. */
function readStatus(thrown: unknown): number | null {
  if (typeof thrown !== "object" || thrown === null) return null;
  const answer = "init" in thrown && typeof thrown.init === "object" ? thrown.init : thrown;
  return answer && "status" in answer && typeof answer.status === "number" ? answer.status : null;
}
