import { LinkButton } from "../../design/button";
import { Link } from "../../design/link";
import type { TrackedList } from "../../foundation/tracked-part";
import { useTranslate } from "../../i18n/translate-context";
import type { EmptyView } from "../model/listing-view";
import styles from "./empty-listing.module.css";
import { ProductCards } from "./product-cards";

type Props = {
  readonly empty: EmptyView;
  /** The listing as it is tracked. */
  readonly list: Pick<TrackedList, "id" | "name">;
  readonly hasQuickAdd: boolean;
};

/** The message of a listing without products, with products of a similar search and alternatives. */
export function EmptyListing({ empty, list, hasQuickAdd }: Props) {
  const translate = useTranslate();
  const { title, text, first, alternatives, departments, near, popular } = empty;
  return (
    <div className={styles.empty}>
      {title === null ? null : <h2>{title}</h2>}
      {near ? (
        <>
          <h2>
            {translate("catalogue.search.spelling")} <Link href={near.href}>{near.text}</Link>
          </h2>
          <ProductCards cards={near.cards} list={list} hasQuickAdd={hasQuickAdd} layout="row" level={3} />
        </>
      ) : null}
      <p>{text}</p>
      <div className={styles.ways}>
        {first ? (
          <LinkButton look="primary" href={first.href}>
            {first.text}
          </LinkButton>
        ) : null}
        {alternatives.map((alternative) => (
          <LinkButton key={alternative.href} look="ghost" href={alternative.href}>
            {alternative.text}
          </LinkButton>
        ))}
      </div>
      {popular ? (
        <>
          <h2>{popular.title}</h2>
          <ProductCards cards={popular.cards} list={list} hasQuickAdd={hasQuickAdd} layout="row" level={3} />
        </>
      ) : null}
      {departments.length > 0 ? (
        <>
          <h2>{translate("catalogue.home.departments")}</h2>
          <ul className={styles.departments}>
            {departments.map((department) => (
              <li key={department.href}>
                <Link href={department.href}>
                  <img src={department.picture} width="96" height="96" alt="" loading="lazy" />
                  {department.text}
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
