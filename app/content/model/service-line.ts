import type { WorkingHoursRow } from "./block-shapes";

/** The service's phone number, with the opening hours in the country's time zone. */
export type ServiceLine = { readonly number: string; readonly hours: readonly WorkingHoursRow[] };
