import type { PageI18n } from "./page-i18n.server";
import type { RecallI18n } from "./to-recall-view.server";

/** The context for formatting a passport; `origin`: of the QR code's URL. */
export type PassportI18n = PageI18n & RecallI18n & { readonly origin: string };
