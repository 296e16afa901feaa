/**
 * Requests a URL of the order portal with a short-lived token that works once; null: the portal cannot be reached, and
 * the shop's own list of orders is the link.
 */
export async function loadPortalUrl(email: string): Promise<string | null> {
  const answer = await fetch(`/my-orders/getUrlWithToken?${new URLSearchParams({ email })}`).catch(
    () => null,
  );
  const text = answer?.ok ? (await answer.text()).trim().replace(/^"|"$/g, "") : "";
  return URL.canParse(text) ? text : null;
}
