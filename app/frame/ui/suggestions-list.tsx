import type { MarkedText } from "../../catalogue/model/mark-matches";
import { Icon } from "../../design/icon";
import { ModelText } from "../../design/model-text";
import { toWidth } from "../../foundation/sized-picture";
import type { Translate } from "../../i18n/translate";
import { publishTrackingEvent } from "../../tracking/browser/tracking-event-channel";
import type { OptionGroup, SearchOffer, SearchOption } from "../browser/to-search-offer";
import { toSuggestionClick } from "../browser/to-suggestion-click";
import styles from "./suggestions.module.css";

type Props = {
  readonly id: string;
  readonly groups: SearchOffer["groups"];
  readonly active: number;
  readonly toOptionId: (index: number) => string;
  readonly translate: Translate;
  /** Id of the search's click analytics; null: the search counts no clicks. */
  readonly queryId: string | null;
  /** An option was followed; with the text that it searches, if any. */
  readonly onFollow: (text: string | null) => void;
};

/**
 * The suggestions as a listbox of links: the field's arrow keys choose, a pointer follows. The link to all results
 * is not in the grid of the others, so that it can stay in view.
 */
export function SuggestionsList({ id, groups, ...shared }: Props) {
  const toGroup = (group: OptionGroup, at: number) => {
    const first = groups.slice(0, at).reduce((sum, { options }) => sum + options.length, 0);
    return <SuggestedGroup key={group.key} group={group} first={first} {...shared} />;
  };
  const end = groups.findIndex(({ key }) => key === "all");
  return (
    <div id={id} role="listbox" aria-label={shared.translate("search.label")} className={styles.list}>
      <div className={styles.groups}>
        {groups.map((group, at) => (at === end ? null : toGroup(group, at)))}
      </div>
      {groups.map((group, at) => (at === end ? toGroup(group, at) : null))}
    </div>
  );
}

type GroupProps = Omit<Props, "id" | "groups"> & {
  readonly group: OptionGroup;
  /** Index of its first option in the list. */
  readonly first: number;
};

function SuggestedGroup({ group, first, active, toOptionId, translate, queryId, onFollow }: GroupProps) {
  const { key, title, options } = group;
  return (
    // biome-ignore lint/a11y/useSemanticElements: groups of a listbox are no fieldsets
    <div role="group" aria-label={title ?? undefined} className={`${styles.group} ${styles[key] ?? ""}`}>
      {title ? (
        <p className={styles.title} aria-hidden="true">
          {title}
        </p>
      ) : null}
      {options.map((option, position) => (
        <a
          key={option.href}
          id={toOptionId(first + position)}
          role="option"
          aria-selected={first + position === active}
          tabIndex={-1}
          href={option.href}
          className={option.product ? styles.product : styles.link}
          onClick={() => {
            const click = toSuggestionClick(option, position, queryId);
            if (click) publishTrackingEvent(click);
            onFollow(readSearchedText(option.href));
          }}
        >
          {key === "spelling" || key === "terms" ? <Icon name="search" className={styles.sign} /> : null}
          <OptionText option={option} translate={translate} />
          {key === "all" ? <Icon name="chevron" /> : null}
        </a>
      ))}
    </div>
  );
}

/** The text that a link searches; null: it leads elsewhere. */
function readSearchedText(href: string): string | null {
  return new URL(href, location.href).searchParams.get("q");
}

function OptionText({ option, translate }: { readonly option: SearchOption; readonly translate: Translate }) {
  const { name, note, product } = option;
  if (!product) {
    return (
      <span className={styles.text}>
        <Marked text={name} />
        {note ? <small>{note}</small> : null}
      </span>
    );
  }
  return (
    <>
      <img src={toWidth(product.picture, 112)} width="56" height="56" alt="" />
      <span className={styles.text}>
        <Marked text={name} />
        <small className={styles.brand}>
          <span>{product.brand} ·</span>{" "}
          <span>{translate("search.articleNumber", { sku: product.number })}</span>
        </small>
        {product.stock ? <small className={styles[product.stock.state]}>{product.stock.text}</small> : null}
      </span>
      {product.price ? (
        <span className={styles.price}>
          <b className={product.before ? styles.reduced : undefined}>{product.price}</b>
          {product.before ? (
            <small>
              {product.before.label} <s>{product.before.price}</s>
            </small>
          ) : null}
          {product.unitPrice ? <small>{product.unitPrice}</small> : null}
        </span>
      ) : null}
    </>
  );
}

/** Every second part is marked. */
function Marked({ text }: { readonly text: MarkedText }) {
  return (
    <span>
      {text.map((part, index) =>
        index % 2 === 1 ? <mark key={index}>{part}</mark> : <ModelText key={index} text={part} />,
      )}
    </span>
  );
}
