import { Link } from "../../design/link";
import { useTranslate } from "../../i18n/translate-context";
import { choosePages } from "../model/choose-pages";
import type { PagesView } from "../model/listing-view";
import styles from "./pagination.module.css";

type Props = { readonly listing: PagesView };

/** A window of five pages, with the ends and the neighbours. */
export function Pagination({ listing: { page, pages, pagePath } }: Props) {
  const translate = useTranslate();
  if (pages < 2) return null;
  const toHref = (target: number) =>
    target === 1 ? pagePath : `${pagePath}${pagePath.includes("?") ? "&" : "?"}page=${target}`;
  const shown = choosePages(page, pages);
  const link = (target: number, text = String(target)) => (
    <li key={text}>
      <Link href={toHref(target)} aria-label={translate("catalogue.pages.page", { page: target })}>
        {text}
      </Link>
    </li>
  );
  return (
    <nav aria-label={translate("catalogue.pages.label")}>
      <ul className={styles.pages}>
        {page > 1 ? (
          <li>
            <Link href={toHref(page - 1)} rel="prev">
              ‹ {translate("catalogue.pages.previous")}
            </Link>
          </li>
        ) : null}
        {shown[0] === 1 ? null : link(1, "1 …")}
        {shown.map((target) =>
          target === page ? (
            <li key={target} aria-current="page">
              {target}
            </li>
          ) : (
            link(target)
          ),
        )}
        {shown.at(-1) === pages ? null : link(pages, `… ${pages}`)}
        {page < pages ? (
          <li>
            <Link href={toHref(page + 1)} rel="next">
              {`${translate("catalogue.pages.next")} ›`}
            </Link>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
