import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server.node";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { readNoticeOnce } from "./accounts/operations/notices.server";
import { accountLinksSlot } from "./accounts/ui/account-page";
import { renderAccountLinks } from "./accounts/ui/render-account-links.server";
import { readPageWords } from "./catalogue/operations/page-words.server";
import { renderBlocks } from "./catalogue/ui/render-blocks.server";
import { isPrivatePage, quietPath } from "./countries/model/own-addresses";
import { MarkupMemoContext } from "./design/markup-memo";
import { rememberMarkup } from "./design/remember-markup.server";
import { StaticHtmlContext } from "./design/static-slot";
import { createInputsMemo } from "./foundation/derived-memo";
import type { Markup } from "./foundation/markup";
import { loadWaysOn } from "./frame/operations/load-ways-on.server";
import { readHandoffAhead } from "./frame/operations/read-handoff-ahead.server";
import { startLate } from "./frame/operations/start-late.server";
import { DocumentSink } from "./frame/operations/stream-document.server";
import { readPath, toDocumentHead, toLanguagePaths } from "./frame/operations/to-document-head.server";
import { type FirstView, toFirstView } from "./frame/operations/to-first-view.server";
import { renderConfirmation } from "./frame/ui/render-confirmation.server";
import { fillFrame, renderNotice } from "./frame/ui/render-frame.server";
import { renderLastResort } from "./frame/ui/render-last-resort.server";
import { toHeadHtml, toJsonLdHtml } from "./frame/ui/to-head-html";
import { TranslateContext } from "./i18n/translate-context";
import { accountNavigationContext } from "./request/account-navigation";
import {
  departmentContext,
  frameHtmlContext,
  logContext,
  nonceContext,
  openCountriesContext,
  sessionContext,
  translateContext,
} from "./request/context";
import type { Log } from "./request/log";
import { pageHeadContext } from "./request/page-head";
import { isCrawler } from "./request/read-device";
import { pageSlotsContext } from "./request/static-page";

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

  const head = writeHead(request, status, context);
  const url = new URL(request.url);
  const isPrivate = isPrivatePage(url.pathname);
  const frame = fillFrame(context.get(frameHtmlContext), {
    isSignedIn: isPrivate && Boolean((await context.get(sessionContext).read())?.customerId),
    department: context.get(departmentContext),
    languagePaths: toLanguagePaths(url, context),
    path: readPath(url, context),
    isQuiet: quietPath.test(url.pathname),
  });
  if (status === 404) await addWaysOn(routerContext, context);
  const notice = isPrivate ? await readNoticeOnce({ context }) : null;
  const said = notice ? renderNotice(context.get(translateContext)(notice)) : "";
  const nonce = context.get(nonceContext);
  const confirmation = renderConfirmation(url, context.get(translateContext), nonce);
  const firstView = { ...head, nonce };
  const sink = new DocumentSink(nonce, (beginning, sheets) => toFirstView(beginning, sheets, firstView));
  const findSlot = createSlotFinder(context, {
    data: head.data,
    header: [...frame.header, said, confirmation],
    footer: frame.footer,
  });
  const holdSlot = (slot: string) => {
    const markup = findSlot(slot);
    return markup === undefined ? undefined : sink.hold(markup);
  };
  await readHandoffAhead(routerContext);
  const page = (
    <TranslateContext value={context.get(translateContext)}>
      <StaticHtmlContext value={holdSlot}>
        <MarkupMemoContext value={(key, toElement) => sink.hold(rememberMarkup(key, toElement))}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </MarkupMemoContext>
      </StaticHtmlContext>
    </TranslateContext>
  );
  const rendering = renderInto(sink, page, {
    nonce,
    isWhole: isCrawler(request.headers),
    log: context.get(logContext),
  });
  const resort = await rendering.then(noResort, (error) => resortTo(error, routerContext, context));
  if (resort !== null) return new Response(resort, { status: 500, headers });
  return new Response(sink.takeBody(), { status, headers });
}

type WrittenHead = Omit<FirstView, "nonce"> & {
  /** schema.org data, at the end of the page. */
  readonly data: string;
};

const heads = createInputsMemo<WrittenHead>(200);

/** The head of a page of which nothing has changed is the same. */
function writeHead(request: Request, status: number, context: RouterContextProvider): WrittenHead {
  const inputs = [
    context.get(pageHeadContext),
    context.get(openCountriesContext),
    context.get(translateContext).locale,
    status,
  ];
  return heads(request.url, inputs, () => {
    const head = toDocumentHead(request, status, context);
    return {
      markup: toHeadHtml(head),
      css: head.fontRules,
      startLate: head.isLate ? startLate : "",
      scripts: head.script ? [head.script] : [],
      data: toJsonLdHtml(head.jsonLd),
    };
  });
}

/** Finds what is finished of the page, by its slot. */
function createSlotFinder(context: RouterContextProvider, frame: Readonly<Record<string, Markup>>) {
  const navigation = context.get(accountNavigationContext);
  const links = navigation && { [accountLinksSlot]: renderAccountLinks(navigation) };
  const ready: Readonly<Record<string, Markup>> = { ...frame, ...links };
  // What streams comes into the page's slots later: they are looked at, not copied.
  return (slot: string): Markup | undefined => ready[slot] ?? context.get(pageSlotsContext)[slot];
}

const noResort = () => null;

/** The router renders once more what failed, as an error; only where that fails too is nothing left to show. */
function resortTo(
  error: unknown,
  { staticHandlerContext }: EntryContext,
  context: RouterContextProvider,
): string {
  if (!staticHandlerContext.errors) throw error;
  return renderLastResort(context.get(translateContext), staticHandlerContext.basename ?? "/");
}

/** Its style sheets are those of blocks. */
const routeOfBlocks = "catalogue/routes/home";

/** A page that was not found shows blocks; no other error asks the platform for anything more. */
async function addWaysOn({ manifest }: EntryContext, context: RouterContextProvider): Promise<void> {
  const html = renderBlocks(await loadWaysOn(context), readPageWords(context));
  const styles = manifest.routes[routeOfBlocks]?.css ?? [];
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`);
  context.set(pageSlotsContext, { ...context.get(pageSlotsContext), "ways-on": [...links, ...html] });
}

type RenderOptions = {
  readonly nonce: string;
  /** Nothing is sent before all is there. */
  readonly isWhole: boolean;
  readonly log: Log;
};

/** Resolves when the document begins to flow; rejects when not even its shell can be rendered. */
function renderInto(
  sink: DocumentSink,
  page: ReactNode,
  { nonce, isWhole, log }: RenderOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      rendering.abort();
      // What broke between the shell and its end told nobody; when all went well, this says nothing.
      setTimeout(() => reject(new Error("The page could not be finished")));
    }, renderTimeoutMs);
    const begin = () => {
      rendering.pipe(sink);
      resolve();
    };
    const rendering = renderToPipeableStream(page, {
      nonce,
      // Parts that are ready stand where they belong; React would send the later ones apart, for a script to move.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => log.error("render-failed", { message: String(error) }),
      onShellReady: () => !isWhole && begin(),
      onShellError: (error) => {
        clearTimeout(timer);
        reject(error);
      },
      onAllReady: () => {
        clearTimeout(timer);
        if (isWhole) begin();
      },
    });
  });
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
