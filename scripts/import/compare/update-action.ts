import type { Json } from "../draft-line.ts";

/** An update action of the platform. */
export type UpdateAction = { readonly action: string; readonly [field: string]: Json | undefined };
