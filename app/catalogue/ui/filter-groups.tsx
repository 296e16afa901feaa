import { type KeyboardEvent, useState } from "react";
import { useTranslate } from "../../i18n/translate-context";
import type { FilterGroup, FilterValue, ValueGroup } from "../model/listing-view";
import styles from "./filter-groups.module.css";
import { RangeFields } from "./range-fields";
import { useServedValue } from "./use-served-value";

/** Longer lists have a field that filters them. */
const longList = 10;

type Props = { readonly group: FilterGroup; readonly isOpen: boolean };

/** One filter group; open at first if it has a selected value. */
export function FilterFold({ group, isOpen }: Props) {
  const [wasOpen] = useState(() => isOpen || hasChosen(group));
  const unit = group.kind === "range" && group.unit ? <small>{` ${group.unit}`}</small> : null;
  return (
    <details className={styles.group} open={wasOpen}>
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

function hasChosen(group: FilterGroup): boolean {
  return group.kind === "range"
    ? group.from !== "" || group.to !== ""
    : group.chosen.some((value) => value !== "");
}

function Values({ group: { kind, name, title, values, chosen } }: { readonly group: ValueGroup }) {
  const translate = useTranslate();
  const [wanted, setWanted] = useState("");
  const isLong = values.length > longList;
  const label = isLong ? translate("catalogue.filter.find", { name: title }) : "";
  const isMissing = ({ text }: FilterValue) =>
    isLong && !text.toLocaleLowerCase().includes(wanted.trim().toLocaleLowerCase());
  return (
    <div className={isLong ? styles.long : undefined}>
      {isLong ? (
        <input
          type="search"
          autoComplete="off"
          className="only-with-script"
          aria-label={label}
          placeholder={label}
          onChange={({ target }) => setWanted(target.value)}
          onKeyDown={ignoreEnter}
        />
      ) : null}
      {values.map((value) => (
        <ValueField
          key={value.value}
          kind={kind}
          name={name}
          value={value}
          isChosen={chosen.includes(value.value)}
          isHidden={isMissing(value)}
        />
      ))}
    </div>
  );
}

/** Enter in a field that filters a list must not submit the form. */
function ignoreEnter(event: KeyboardEvent): void {
  if (event.key === "Enter") event.preventDefault();
}

type FieldProps = Pick<ValueGroup, "kind" | "name"> & {
  readonly value: FilterValue;
  readonly isChosen: boolean;
  readonly isHidden: boolean;
};

function ValueField({ kind, name, value: { value, text, count }, isChosen, isHidden }: FieldProps) {
  const field = useServedValue<HTMLInputElement>(isChosen);
  return (
    <label hidden={isHidden}>
      <input
        ref={field}
        type={kind === "choice" ? "radio" : "checkbox"}
        name={name}
        value={value}
        defaultChecked={isChosen}
      />
      {`${text} `}
      <em>{count}</em>
    </label>
  );
}
