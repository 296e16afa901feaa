import { hasConsent } from "../../consent/browser/has-consent";
import { parseTheme } from "../model/theme";

/**
 * Applies the theme of a pressed button of the footer's switch at once. Saves it after functional consent; without it
 * or without a connection the choice ends with the document, and the switch says so.
 */
export function chooseTheme(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const data = new FormData(form, submitter);
  const theme = parseTheme(data.get("theme"));
  if (!theme) return;
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;
  const isKept = hasConsent("functional");
  const hint = form.querySelector<HTMLElement>("[role=status]");
  const sayIfKept = (kept: boolean) => {
    if (hint) hint.hidden = kept || theme === "system";
  };
  sayIfKept(isKept);
  if (!isKept) return;
  // A redirect to the page itself is of no use here.
  const saved = fetch(form.action, { method: "POST", body: data, redirect: "manual" });
  saved.catch(() => sayIfKept(false));
}
