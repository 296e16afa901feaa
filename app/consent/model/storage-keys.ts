/** In `localStorage`, after functional consent: the latest searched texts. */
export const recentSearchesKey = "recent-searches";

/** In `localStorage`, after functional consent: SKUs of viewed products, newest first. */
export const viewedKey = "viewed";

/** In `localStorage`, after consent to marketing: tracking calls that wait for a network. */
export const trackingQueueKey = "tracking-queue";

/**
 * In `localStorage`, after consent to statistics or marketing: the orders and the sign-in that are already reported.
 */
export const reportedKey = "told";

/** The same, with names, pictures and prices, for a page without a network. */
export const viewedCardsKey = "viewed-cards";

/**
 * Prefix of cookies, after consent to statistics or marketing: cart lines that a form changed, for the next page to
 * report. Each response sets a cookie of another name, so that none restores lines that another page has reported.
 */
export const unreportedPrefix = "untold-";
