import { type Infer, object, string } from "superstruct";

/** A case to be handed to the desk, as it travels on the queue: its key on the platform alone. */
export const CaseJob = object({ key: string() });

export type CaseJob = Infer<typeof CaseJob>;
