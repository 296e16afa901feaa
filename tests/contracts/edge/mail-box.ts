import { array, create, type Infer, number, type as object, optional, record, string } from "superstruct";
import { Guest } from "../../support/guest.ts";
import type { OpenShop } from "./open-shop.ts";

const Mails = array(
  object({
    key: string(),
    to: string(),
    subject: string(),
    text: string(),
    headers: optional(record(string(), string())),
    repeats: number(),
  }),
);

export type SeenMail = Infer<typeof Mails>[number];

/** Opens the sandbox's mailbox, and the switch of its mail service. */
export function openMailBox({ port }: Pick<OpenShop, "port">) {
  const sandbox = new Guest(port, "sandbox.localhost");
  return {
    /** Newest first. */
    async list(to: string): Promise<readonly SeenMail[]> {
      const { text } = await sandbox.get(`/mailbox.json?${new URLSearchParams({ to })}`);
      return create(JSON.parse(text), Mails);
    },
    async turn(mode: "normal" | "dead"): Promise<void> {
      await sandbox.submit("/services/mail", { switch: mode });
    },
    /** Returns everything that the mail service received, as its page shows it. */
    async readJournal(): Promise<string> {
      return (await sandbox.get("/services/mail")).text;
    },
    async emptyJournal(): Promise<void> {
      await sandbox.submit("/services/mail", { clear: "yes" });
    },
  };
}
