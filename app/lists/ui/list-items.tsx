import { useLiveStock } from "../../catalogue/ui/use-live-stock";
import { Form } from "../../design/form";
import { Link } from "../../design/link";
import { ModelText } from "../../design/model-text";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import type { ListArticle, ListItemView, ListTab, ListView } from "../model/lists-view";
import styles from "./list-items.module.css";

type Props = {
  readonly list: ListView;
  /** The lists that an article may move to; null: it is another shopper's list. */
  readonly tabs: readonly ListTab[] | null;
};

export function ListItems({ list, tabs }: Props) {
  return (
    <ul className={styles.items}>
      {list.items.map((item) => (
        <li key={item.sku} id={`item-${item.sku}`} className={styles.item}>
          {item.article ? (
            <Article item={item} article={item.article} isShared={tabs === null} />
          ) : (
            <Gone item={item} />
          )}
          {tabs ? <ItemForm item={item} list={list} tabs={tabs} /> : null}
        </li>
      ))}
    </ul>
  );
}

type ArticleProps = {
  readonly item: ListItemView;
  readonly article: ListArticle;
  /** Another shopper's list: its quantity is a text. */
  readonly isShared: boolean;
};

function Article({ item, article, isShared }: ArticleProps) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  return (
    <>
      <img className={styles.picture} src={article.picture} alt="" width="480" height="480" loading="lazy" />
      <div className={styles.words}>
        <span className={styles.brand}>{article.brand}</span>
        <Link href={article.href} className={styles.name}>
          <ModelText text={article.name} />
        </Link>
        <span className={styles.number}>{translate("cart.line.articleNumber", { sku: item.number })}</span>
        <Stock sku={item.sku} article={article} />
        {isShared ? (
          <span className={styles.count}>
            {translate("lists.quantity")} <b>{item.quantity}</b>
          </span>
        ) : null}
      </div>
      <div className={styles.price}>
        <strong>{article.price}</strong>
        {article.before ? <s>{article.before}</s> : null}
        {article.stockMark === "none" ? null : (
          <Form method="post" action={`${prefix}/checkout/cart`} data-cart-form="">
            <input type="hidden" name="intent" value="add" />
            <input type="hidden" name="sku" value={item.sku} />
            <input type="hidden" name="quantity" value={item.quantity} />
            <button type="submit">{translate("catalogue.card.add")}</button>
          </Form>
        )}
      </div>
    </>
  );
}

/** The stock as served, then as received over the shop's socket. */
function Stock({ sku, article }: { readonly sku: string; readonly article: ListArticle }) {
  const live = useLiveStock(sku, article.few);
  const mark =
    live.stock === undefined ? article.stockMark : live.stock === 0 ? "none" : live.isLow ? "few" : "stock";
  return <span className={styles[mark]}>{live.stockText ?? article.stock}</span>;
}

function Gone({ item }: { readonly item: ListItemView }) {
  const translate = useTranslate();
  return (
    <>
      <span className={styles.picture} />
      <div className={styles.words}>
        <b>{translate("cart.line.articleNumber", { sku: item.number })}</b>
        <span className={styles.none}>{translate("lists.gone")}</span>
      </div>
      <div className={styles.price} />
    </>
  );
}

type FormProps = {
  readonly item: ListItemView;
  readonly list: ListView;
  readonly tabs: readonly ListTab[];
};

/** Quantity and note; other lists; removal. Enter saves quantity and note. */
function ItemForm({ item, list, tabs }: FormProps) {
  const translate = useTranslate();
  const name = item.article?.name ?? item.number;
  const others = tabs.filter(({ id }) => id !== list.id);
  return (
    <Form method="post" action={`${usePathPrefix()}/my-lists`} className={styles.form}>
      <input type="hidden" name="list" value={list.id} />
      <input type="hidden" name="sku" value={item.sku} />
      <label className={styles.quantity}>
        <span>{translate("lists.quantity")}</span>
        <input
          key={item.quantity}
          type="text"
          inputMode="numeric"
          name="quantity"
          maxLength={4}
          defaultValue={item.quantity}
          autoComplete="off"
        />
      </label>
      <label className={styles.note}>
        <span>{translate("lists.note")}</span>
        <input
          key={item.note}
          type="text"
          name="note"
          maxLength={200}
          defaultValue={item.note}
          autoComplete="off"
        />
      </label>
      <button type="submit" name="intent" value="update" aria-label={`${translate("lists.update")}: ${name}`}>
        {translate("lists.update")}
      </button>
      {others.length > 0 ? (
        <>
          <label className={styles.to}>
            <span>{translate("lists.moveTo")}</span>
            <select name="to">
              {others.map((other) => (
                <option key={other.id} value={other.id}>
                  {other.name}
                </option>
              ))}
            </select>
          </label>
          <button type="submit" name="intent" value="move" aria-label={`${translate("lists.move")}: ${name}`}>
            {translate("lists.move")}
          </button>
        </>
      ) : null}
      <button type="submit" name="intent" value="remove" aria-label={`${translate("lists.remove")}: ${name}`}>
        {translate("lists.remove")}
      </button>
    </Form>
  );
}
