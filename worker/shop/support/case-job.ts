import { type Infer, object, optional, string } from "superstruct";

/** A case to be handed to the desk, as it travels on the queue: its key on the platform alone. */
export const CaseJob = object({ key: string(), requestId: optional(string()) });

export type CaseJob = Infer<typeof CaseJob>;
