import { HomeTrail } from "../../content/ui/home-trail";
import { brand } from "../../countries/model/brand";
import { useTranslate } from "../../i18n/translate-context";
import { setPageHead } from "../../request/page-head";
import { loadCategoryOverview } from "../operations/load-category-tree.server";
import { readPageI18n } from "../operations/page-i18n.server";
import { CategoryOverview } from "../ui/category-overview";
import type { Route } from "./+types/categories";
import { requireFound } from "./require-found.server";

/** All categories on one page, with pictures and numbers of products. */
export async function loader({ context }: Route.LoaderArgs) {
  const { translate } = readPageI18n(context);
  const title = translate("frame.navigation.title");
  setPageHead(context, { title, robots: "index, follow" });
  const entries = requireFound(await loadCategoryOverview(context));
  return { title, contents: translate("pages.contents"), entries };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title} | ${brand.name}` },
];

export default function Categories({ loaderData: { title, contents, entries } }: Route.ComponentProps) {
  const translate = useTranslate();
  return (
    <>
      <HomeTrail here={title} />
      <h1>{title}</h1>
      {entries.length > 0 ? (
        <CategoryOverview entries={entries} contents={contents} />
      ) : (
        <p>{translate("catalogue.empty.title")}</p>
      )}
    </>
  );
}
