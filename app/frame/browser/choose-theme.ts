import { hasConsent } from "../../consent/browser/has-consent";
import { parseTheme } from "../model/theme";

/**
 * Applies the theme of a pressed button of the footer's switch at once. Saves it after functional consent; without it
 * the choice ends with the document, and the switch says so.
 */
export function chooseTheme(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const data = new FormData(form, submitter);
  const theme = parseTheme(data.get("theme"));
  if (!theme) return;
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;
  const isSaved = hasConsent("functional");
  const hint = form.querySelector<HTMLElement>("[role=status]");
  if (hint) hint.hidden = isSaved || theme === "system";
  // A redirect to the page itself is of no use here.
  if (isSaved) void fetch(form.action, { method: "POST", body: data, redirect: "manual" }).catch(() => {});
}
