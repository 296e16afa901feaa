import type { RouterContextProvider } from "react-router";
import { brand } from "../../countries/model/brand";
import type { GatewayError } from "../../foundation/gateway-error";
import { ok, type Result } from "../../foundation/result";
import { requestContext } from "../../request/context";
import { setPageHead } from "../../request/page-head";
import type { BlockPage, BlockView } from "../model/block-view";
import { loadBlockPage } from "./load-block-page.server";
import { readPageI18n } from "./page-i18n.server";

type HomeView = { readonly metaTitle: string; readonly page: BlockPage };

/** Loads the blocks of the start page. A failed block is left out; without the departments the load fails. */
export async function loadHome(
  context: Readonly<RouterContextProvider>,
): Promise<Result<HomeView, GatewayError>> {
  const [departments, page] = await Promise.all([
    context.get(requestContext).gateways.catalogue.loadCategoryTree(),
    loadBlockPage(context, "home"),
  ]);
  if (!departments.ok) return departments;
  const { translate } = readPageI18n(context);
  const title = translate("content.meta.homeTitle");
  setPageHead(context, {
    title,
    description: translate("content.meta.home"),
    robots: "index, follow",
    describesStore: true,
    jsonLd: page.blocks.flatMap(toFaqData),
  });
  return ok({ metaTitle: `${brand.name} | ${title}`, page });
}

/** Structured data of the questions and answers that the page shows. */
function toFaqData(block: BlockView): readonly Readonly<Record<string, unknown>>[] {
  if (block.kind !== "faq") return [];
  const mainEntity = block.content.questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  }));
  return [{ "@context": "https://schema.org", "@type": "FAQPage", mainEntity }];
}
