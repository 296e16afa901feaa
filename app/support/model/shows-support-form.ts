/**
 * Contact opens the form where the store's setting `supportFormEnabled` or the address (`?web-form`) says so
 * (specification, second document 2.3; docs/decisions/092-cases-are-kept-first.md).
 */
export function showsSupportForm({ url }: { readonly url: string }, isEnabled: boolean): boolean {
  return isEnabled || new URL(url).searchParams.has("web-form");
}
