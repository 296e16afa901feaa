import { StaticPage } from "../../design/static-page";
import { LateRow } from "../../recommendations/ui/late-row";
import { handOverPage } from "../../request/static-page";
import type { TrackedRoute } from "../../tracking/model/tracked-route";
import { listBlockParts } from "../model/list-block-parts";
import { loadHome } from "../operations/load-home.server";
import { readPageI18n } from "../operations/page-i18n.server";
import { blockStyles } from "../ui/block-styles";
import { renderBlocks } from "../ui/render-blocks.server";
import type { Route } from "./+types/home";
import { requireFound } from "./require-found.server";

export async function loader({ context }: Route.LoaderArgs) {
  const { metaTitle, page } = requireFound(await loadHome(context));
  const i18n = readPageI18n(context);
  return {
    metaTitle,
    html: handOverPage(context, renderBlocks(page, i18n)),
    parts: listBlockParts(page, i18n),
  };
}

/** No action on the page changes it, and the browser's data do not contain the served markup. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.metaTitle }];

export const handle: TrackedRoute<unknown> & { readonly styles: typeof blockStyles } = {
  styles: blockStyles,
  toSeenPage: () => ({ name: "home" }),
};

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <StaticPage html={loaderData.html} parts={loaderData.parts} />
      <LateRow name="seen" />
    </>
  );
}
