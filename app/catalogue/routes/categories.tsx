import { brand } from "../../countries/model/brand";
import { Breadcrumb } from "../../design/breadcrumb";
import { useTranslate } from "../../i18n/translate-context";
import { setPageHead } from "../../request/page-head";
import { loadNavigation } from "../operations/load-navigation.server";
import { readPageWords } from "../operations/page-words.server";
import { CategoryTree } from "../ui/category-tree";
import styles from "../ui/category-tree.module.css";
import type { Route } from "./+types/categories";
import { requireFound } from "./require-found.server";

/** All categories on one page: what the navigation panel shows, without scripts. */
export async function loader({ context }: Route.LoaderArgs) {
  const { translate, prefix } = readPageWords(context);
  const title = translate("frame.navigation.title");
  setPageHead(context, { title });
  return { title, home: prefix || "/", branches: requireFound(await loadNavigation(context)) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title} | ${brand.name}` },
];

export default function Categories({ loaderData: { title, home, branches } }: Route.ComponentProps) {
  const translate = useTranslate();
  return (
    <div className={styles.page}>
      <Breadcrumb
        label={translate("catalogue.breadcrumb")}
        crumbs={[[translate("catalogue.start"), home]]}
        here={title}
      />
      <h1>{title}</h1>
      <CategoryTree branches={branches} />
    </div>
  );
}
