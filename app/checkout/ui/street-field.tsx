import { type ComponentProps, type ComponentType, useRef, useState } from "react";
import { AddressField } from "./address-field";
import styles from "./address-form.module.css";
import type { StreetSuggestionsProps } from "./street-suggestions";

type Props = Omit<ComponentProps<typeof AddressField>, "field" | "isOptional"> & {
  /** The store has suggestions switched on (`addressAutocompleteEnabled`). */
  readonly isHelpful: boolean;
};

/** The street's field; suggestions, if enabled, load with the first focus. Until then it is a plain field. */
export function StreetField({ isHelpful, ...fields }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [Suggestions, setSuggestions] = useState<ComponentType<StreetSuggestionsProps> | null>(null);
  const load = async () => {
    const loaded = await import("./street-suggestions").catch(() => null);
    if (loaded) setSuggestions(() => loaded.StreetSuggestions);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus is the field's; the box only observes it
    <div ref={box} className={styles.streetField} onFocus={isHelpful && !Suggestions ? load : undefined}>
      <AddressField {...fields} field="streetName" />
      {Suggestions ? <Suggestions box={box} part={fields.part} /> : null}
    </div>
  );
}
