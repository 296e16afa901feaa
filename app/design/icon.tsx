import styles from "./icon.module.css";
import sprite from "./icons.svg?url";

export type IconName =
  | "anvil"
  | "search"
  | "menu"
  | "cart"
  | "person"
  | "compare"
  | "check"
  | "cross"
  | "plus"
  | "chevron"
  | "truck"
  | "shield"
  | "return"
  | "document"
  | "warning"
  | "zoom"
  | "turn"
  | "play"
  | "mail"
  | "heart";

/** A drawing from the sprite, in the colour of the text; decorative only, so it needs a text next to it. */
export function Icon({ name, className }: { readonly name: IconName; readonly className?: string }) {
  return (
    <svg className={className ?? styles.icon} width="18" height="18" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
