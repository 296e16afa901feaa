export const themes = ["system", "light", "dark"] as const;

export type Theme = (typeof themes)[number];

/** Path of the form that saves the choice, after the prefix of the language. */
export const themePath = "/theme";

/** Id of the switch in the footer, to which a choice without scripts returns. */
export const themeSwitch = "theme";

/** Returns null for anything but a theme. */
export function parseTheme(value: unknown): Theme | null {
  return themes.find((theme) => theme === value) ?? null;
}
