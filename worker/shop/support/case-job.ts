import { type Infer, object, optional, string } from "superstruct";

/** A case for the support desk as it travels on the queue: only its key on the platform. */
export const CaseJob = object({ key: string(), requestId: optional(string()) });

export type CaseJob = Infer<typeof CaseJob>;
