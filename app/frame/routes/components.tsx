import { listBlockParts } from "../../catalogue/model/list-block-parts";
import { readPageI18n } from "../../catalogue/operations/page-i18n.server";
import { blockStyles } from "../../catalogue/ui/block-styles";
import { renderBlocks } from "../../catalogue/ui/render-blocks.server";
import { brand } from "../../countries/model/brand";
import { StaticPage } from "../../design/static-page";
import { handOverPage } from "../../request/static-page";
import { loadComponents } from "../operations/load-components.server";
import { ComponentsPage } from "../ui/components/components-page";
import type { Route } from "./+types/components";

/** Every block with its name and every element in its states: for developers, not for search engines. */
export async function loader({ context }: Route.LoaderArgs) {
  const { view, page } = await loadComponents(context);
  const i18n = readPageI18n(context);
  const blocks = renderBlocks(page, { ...i18n, isOverview: true });
  return { view, html: handOverPage(context, blocks), parts: listBlockParts(page, i18n) };
}

export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.view.title} | ${brand.name}` },
];

export const handle = blockStyles;

export default function Components({ loaderData: { view, html, parts } }: Route.ComponentProps) {
  return (
    <ComponentsPage view={view}>
      <StaticPage html={html} parts={parts} />
    </ComponentsPage>
  );
}
