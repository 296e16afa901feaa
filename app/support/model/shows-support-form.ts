/** Values that switch the flag off, like those of feature toggles. */
const offValues: ReadonlySet<string | null> = new Set([null, "off", "false", "0"]);

/** The flag of the URL (`?web-form`, `?web-form=on`) that shows the support form in any store. */
export function hasWebFormFlag({ url }: { readonly url: string }): boolean {
  return !offValues.has(new URL(url).searchParams.get("web-form"));
}

/**
 * Returns whether contact links open the support form, and `/support` shows it.
 * Enabled by `supportFormEnabled` or by the flag in the URL.
 *
 * Source: specification, second document 2.3; docs/decisions/092-support-cases-are-stored-first.md
 */
export function showsSupportForm(request: { readonly url: string }, isEnabled: boolean): boolean {
  return isEnabled || hasWebFormFlag(request);
}
