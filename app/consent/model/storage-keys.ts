/** In `localStorage`, after functional consent: the latest searched texts. */
export const recentSearchesKey = "recent-searches";

/** In `localStorage`, after functional consent: SKUs of viewed products, newest first. */
export const viewedKey = "viewed";

/** In `localStorage`, after functional consent: the columns chosen for tables of products. */
export const chosenColumnsKey = "columns";

/** Cookie after functional consent: the chosen theme; without it the system's setting decides. */
export const themeCookie = "theme";

/** In `localStorage`, after consent to marketing: tracking calls that wait for a network. */
export const trackingQueueKey = "tracking-queue";

/** In `localStorage`, after consent to statistics or marketing: reported orders and sign-in. */
export const reportedKey = "told";

/** Like `viewedKey`, with names, pictures and prices, for the offline page. */
export const viewedCardsKey = "viewed-cards";

/**
 * Prefix of cookies with cart lines that a form changed, for the next page to report.
 * They need consent to statistics or marketing. Each response uses a new cookie name, so that no cookie restores lines
 * that another page has reported.
 */
export const unreportedPrefix = "untold-";
