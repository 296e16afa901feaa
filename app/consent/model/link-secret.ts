/**
 * Pages that a mail or a shared link opens with a secret in the query, and the name of that parameter. The edge moves
 * the secret into a sealed cookie at once (`worker/shop/steps/exchange-link-secret.ts`); no third party runs on these
 * pages.
 */
const secretPages =
  /^(?:\/[a-z]{2})?\/(?:((?:checkout\/)?password-reset(?:\/change-password)?|create-account\/confirm(?:-email)?|email-change|order-status(?:\/invoice(?:\/pdf)?)?|returns(?:\/label)?|unsubscribe|withdrawal)|shared-list|assistant-cart)\/?$/;

/** Pages below the order's page, which share its secret. */
const orderPages = /^((?:\/[a-z]{2})?)\/(?:order-status\/.+|returns(?:\/label)?|withdrawal)\/?$/;

/** Returns the path of the page whose secret also opens the page at this path; null: none. */
export function findSharingPage(pathname: string): string | null {
  const match = orderPages.exec(pathname);
  return match ? `${match[1] ?? ""}/order-status` : null;
}

/** Returns the query parameter with the secret of the page at this path; null for any other page. */
export function findSecretParameter(pathname: string): "token" | "key" | null {
  const match = secretPages.exec(pathname);
  if (!match) return null;
  return match[1] ? "token" : "key";
}
