import { toToolParameter } from "../../design/to-tool";
import { useTranslate } from "../../i18n/translate-context";
import type { RangeGroup } from "../model/listing-view";
import styles from "./filter-groups.module.css";
import { useServedValue } from "./use-served-value";

type End = "from" | "to";

/** Two number fields, which work alone, and a slider with two thumbs above them, which fill the fields. */
export function RangeFields({ group }: { readonly group: RangeGroup }) {
  const translate = useTranslate();
  const { name, title, from, to, lowest, highest, bounds, step, limits } = group;
  const clamp = (value: string, bound: number) =>
    String(Math.min(highest, Math.max(lowest, Number(value || bound))));
  const ends = [
    { end: "from", value: from, bound: bounds[0], thumb: clamp(from, lowest) },
    { end: "to", value: to, bound: bounds[1], thumb: clamp(to, highest) },
  ] as const;
  const fields = { from: useServedValue<HTMLInputElement>(from), to: useServedValue<HTMLInputElement>(to) };
  const thumbs = {
    from: useServedValue<HTMLInputElement>(ends[0].thumb),
    to: useServedValue<HTMLInputElement>(ends[1].thumb),
  };
  /** Neither thumb passes the other; at its end of the track it sets no limit. */
  const fill = (end: End) => {
    const [low, high, field] = [thumbs.from.current, thumbs.to.current, fields[end].current];
    const thumb = thumbs[end].current;
    if (!low || !high || !field || !thumb) return;
    if (Number(low.value) > Number(high.value)) thumb.value = (thumb === low ? high : low).value;
    const isAtEnd = thumb.value === (end === "from" ? thumb.min : thumb.max);
    field.value = isAtEnd ? "" : roundOutwards(Number(thumb.value), step, end);
  };
  return (
    <div>
      {highest > lowest ? (
        <div className={`${styles.slider} only-with-script`}>
          {ends.map(({ end, thumb }) => (
            <input
              key={end}
              ref={thumbs[end]}
              type="range"
              autoComplete="off"
              min={lowest}
              max={highest}
              step={step === 1 ? 1 : "any"}
              defaultValue={thumb}
              aria-label={`${title}, ${translate(`catalogue.filter.${end}`)}`}
              data-over={end === "from" && Number(from) * 2 > lowest + highest ? "" : undefined}
              onChange={() => fill(end)}
            />
          ))}
        </div>
      ) : null}
      <div className={styles.range}>
        {ends.map(({ end, value, bound }) => (
          <label key={end}>
            <span>{translate(`catalogue.filter.${end}`)}</span>
            <input
              ref={fields[end]}
              type="number"
              name={`${name}.${end}`}
              min={limits?.least}
              max={limits?.most}
              step={name === "price" ? 1 : "any"}
              inputMode={name === "price" ? "numeric" : "decimal"}
              defaultValue={value}
              placeholder={bound}
              {...toToolParameter(`${title}, ${translate(`catalogue.filter.${end}`)}`)}
            />
          </label>
        ))}
      </div>
    </div>
  );
}

/**
 * Rounds a limit of a range to a multiple of `step`: `from` down, `to` up.
 * The URL then contains `r.capacity=1.5..`, and the value itself stays within the range.
 */
export function roundOutwards(value: number, step: number, end: "from" | "to"): string {
  const steps = Number((value / step).toFixed(6));
  const whole = end === "from" ? Math.floor(steps) : Math.ceil(steps);
  return String(Number((whole * step).toFixed(3)));
}
