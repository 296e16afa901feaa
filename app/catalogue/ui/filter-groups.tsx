import { useTranslate } from "../../i18n/translate-context";
import type { FilterGroup, RangeGroup, ValueGroup } from "../model/listing-parts";
import styles from "./filter-groups.module.css";

/** Longer lists have a field that filters them. */
const longList = 10;

type Props = { readonly group: FilterGroup; readonly isOpen: boolean };

/** One filter group; open if it has a selected value. */
export function FilterFold({ group, isOpen }: Props) {
  const isChosen =
    group.kind === "range"
      ? group.from !== "" || group.to !== ""
      : group.values.some(({ value, isChosen: is }) => is && value !== "");
  const unit = group.kind === "range" && group.unit ? <small>{` ${group.unit}`}</small> : null;
  return (
    <details className={styles.group} data-group={group.name} open={isOpen || isChosen}>
      <summary>
        <b>{group.title}</b>
        {unit}
      </summary>
      <fieldset aria-label={group.title}>
        {group.kind === "range" ? <RangeFields group={group} /> : <Values group={group} />}
      </fieldset>
    </details>
  );
}

function Values({ group: { kind, name, title, values } }: { readonly group: ValueGroup }) {
  const translate = useTranslate();
  const isLong = values.length > longList;
  return (
    <div className={isLong ? styles.long : undefined} data-scrolls={isLong ? "" : undefined}>
      {isLong ? (
        <input
          type="search"
          autoComplete="off"
          className="only-with-script"
          aria-label={translate("listing.filter.find", { name: title })}
          placeholder={translate("listing.filter.find", { name: title })}
          data-narrows=""
        />
      ) : null}
      {values.map(({ value, text, count, isChosen }) => (
        <label key={value}>
          <input
            type={kind === "choice" ? "radio" : "checkbox"}
            name={name}
            value={value}
            defaultChecked={isChosen}
          />
          {`${text} `}
          <em>{count}</em>
        </label>
      ))}
    </div>
  );
}

/** Two number fields, which work alone, and a slider with two thumbs above them. */
function RangeFields({ group }: { readonly group: RangeGroup }) {
  const translate = useTranslate();
  const { name, title, from, to, lowest, highest, step, limits } = group;
  const ends = [
    { end: "from", value: from, bound: lowest },
    { end: "to", value: to, bound: highest },
  ] as const;
  return (
    <div data-range="">
      {highest > lowest ? (
        <div className={`${styles.slider} only-with-script`}>
          {ends.map(({ end, value, bound }) => (
            <input
              key={end}
              type="range"
              autoComplete="off"
              min={lowest}
              max={highest}
              step={step === 1 ? 1 : "any"}
              defaultValue={Math.min(highest, Math.max(lowest, Number(value || bound)))}
              aria-label={`${title}, ${translate(`catalogue.filter.${end}`)}`}
              data-slides={step}
              data-over={end === "from" && Number(from) * 2 > lowest + highest ? "" : undefined}
            />
          ))}
        </div>
      ) : null}
      <div className={styles.range}>
        {ends.map(({ end, value, bound }) => (
          <label key={end}>
            <span>{translate(`catalogue.filter.${end}`)}</span>
            <input
              type="number"
              name={name}
              min={limits?.least}
              max={limits?.most}
              step={name === "price" ? 1 : "any"}
              inputMode={name === "price" ? "numeric" : "decimal"}
              defaultValue={value}
              placeholder={String(bound)}
            />
          </label>
        ))}
      </div>
    </div>
  );
}
