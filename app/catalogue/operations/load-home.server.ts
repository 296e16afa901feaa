import type { RouterContextProvider } from "react-router";
import { brand } from "../../countries/model/brand";
import { createDerivedMemo } from "../../foundation/derived-memo";
import type { GatewayError } from "../../foundation/gateway-error";
import { ok, type Result } from "../../foundation/result";
import { gatewaysContext } from "../../request/context";
import { type PageHead, setPageHead } from "../../request/page-head";
import type { BlockPage, BlockView } from "../model/block-view";
import type { HomeView } from "../model/home-view";
import { loadBlockPage } from "./load-block-page.server";
import { readPageWords } from "./page-words.server";

const heads = createDerivedMemo<BlockPage, PageHead>();

/** The start page: its blocks. What the platform does not answer is left out; without the departments there is none. */
export async function loadHome(
  context: Readonly<RouterContextProvider>,
): Promise<Result<HomeView, GatewayError>> {
  const [departments, page] = await Promise.all([
    context.get(gatewaysContext).catalogue.loadCategoryTree(),
    loadBlockPage(context, "home"),
  ]);
  if (!departments.ok) return departments;
  const { translate } = readPageWords(context);
  const title = translate("content.meta.homeTitle");
  const head = heads(page, translate.locale, () => ({
    title,
    description: translate("content.meta.home"),
    robots: "index, follow",
    jsonLd: page.blocks.flatMap(toFaqData),
  }));
  setPageHead(context, head);
  return ok({ metaTitle: `${brand.name} | ${title}`, page });
}

/** Questions and answers as search engines read them; they are those that the page shows. */
function toFaqData(block: BlockView): readonly Readonly<Record<string, unknown>>[] {
  if (block.kind !== "faq") return [];
  const mainEntity = block.content.questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  }));
  return [{ "@context": "https://schema.org", "@type": "FAQPage", mainEntity }];
}
