import type { ComponentProps } from "react";
import styles from "./button.module.css";
import { Link } from "./link";

type Look = {
  /** `primary` is the one signal-coloured action of a screen. */
  readonly look?: "primary" | "plain" | "ghost" | "link";
  readonly size?: "normal" | "small";
  readonly wide?: boolean;
};

/** Returns the class names of a button's style, for buttons and for links styled as one. */
function buttonClass({ look = "plain", size = "normal", wide = false }: Look): string {
  const kind = look === "plain" ? "" : ` ${styles[look]}`;
  return `${styles.button}${kind}${size === "small" ? ` ${styles.small}` : ""}${wide ? ` ${styles.wide}` : ""}`;
}

export function Button({ look, size, wide, type = "button", ...rest }: ComponentProps<"button"> & Look) {
  return <button {...rest} type={type} className={buttonClass({ look, size, wide })} />;
}

export function LinkButton({ look, size, wide, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link {...rest} className={buttonClass({ look, size, wide })} />;
}
