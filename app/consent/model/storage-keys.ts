/** In `localStorage`, after consent to comfort: the last texts that were searched. */
export const recentSearchesKey = "recent-searches";

/** In `localStorage`, after consent to comfort: SKUs that were viewed, the last one first. */
export const viewedKey = "viewed";

/** In `localStorage`, after consent to marketing: what was to be told of the visit while there was no network. */
export const trackingQueueKey = "tracking-queue";

/** In `localStorage`, after consent to statistics or marketing: which order and sign-in were told already. */
export const toldKey = "told";

/** The same, with names, pictures and prices, for a page without a network. */
export const viewedCardsKey = "viewed-cards";

/**
 * Cookies, after consent to statistics or marketing: which lines of the cart a form changed, for the page that follows to
 * tell. Each answer has one of its own, so that none brings back what another page has told already.
 */
export const untoldPrefix = "untold-";
