import { HomeTrail } from "../../content/ui/home-trail";
import { Button, LinkButton } from "../../design/button";
import { Icon } from "../../design/icon";
import { Notice } from "../../design/notice";
import { toTool } from "../../design/to-tool";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { maxCompared } from "../model/compare-list";
import type { ComparePageView } from "../model/compare-view";
import { toProductNumber } from "../model/product-number";
import styles from "./compare-page.module.css";
import { CompareTable } from "./compare-table";

/** The shopper's own comparison; links and a form, so that it works without scripts. */
export function ComparePage({ page }: { readonly page: ComparePageView }) {
  const translate = useTranslate();
  const title = translate("compare.title");
  const { products, skus, unknown } = page;
  const hasDifferences = page.groups.some(({ rows }) => rows.some(({ differs }) => differs));
  return (
    <div className={styles.page}>
      <HomeTrail here={title} />
      <div className={styles.top}>
        <h1>{title}</h1>
        {products.length > 0 ? (
          <p>{translate("compare.count", { count: products.length, most: maxCompared })}</p>
        ) : null}
        {products.length > 1 && hasDifferences ? (
          <label className={styles.only}>
            <input type="checkbox" data-only-differences="" />
            {translate("compare.onlyDifferences")}
          </label>
        ) : null}
      </div>
      {unknown.length > 0 ? (
        <Notice kind="warn">
          {translate("compare.unknown", { skus: unknown.map(toProductNumber).join(", ") })}
        </Notice>
      ) : null}
      {products.length > 0 ? <CompareTable view={page} caption={title} /> : <Empty />}
      {skus.length > 0 && skus.length < maxCompared ? <AddByNumber skus={skus} /> : null}
    </div>
  );
}

function Empty() {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  return (
    <section className={styles.empty}>
      <Icon name="compare" />
      <h2>{translate("compare.empty.title")}</h2>
      <p>{translate("compare.empty.text", { most: maxCompared })}</p>
      <LinkButton look="primary" href={`${prefix}/categories`}>
        {translate("compare.empty.action")}
      </LinkButton>
    </section>
  );
}

function AddByNumber({ skus }: Pick<ComparePageView, "skus">) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  return (
    <form
      method="get"
      action={`${prefix}/compare`}
      className={styles.add}
      {...toTool("add_to_comparison", translate("compare.addByNumber"), "submits")}
    >
      <input type="hidden" name="skus" value={skus.join(",")} />
      <label>
        <span>{translate("compare.addByNumber")}</span>
        <input type="text" name="add" required autoComplete="off" />
      </label>
      <Button type="submit">{translate("compare.add")}</Button>
    </form>
  );
}
