import { nameRequest } from "../trace-queues";
import type { MailJob } from "./mail-job";

/** Puts mails on their queue. */
export async function sendMailJobs(
  jobs: readonly MailJob[],
  { MAILS }: Pick<ShopBindings, "MAILS">,
): Promise<void> {
  const mostPerSend = 100;
  for (let at = 0; at < jobs.length; at += mostPerSend) {
    await MAILS.sendBatch(jobs.slice(at, at + mostPerSend).map((job) => ({ body: nameRequest(job) })));
  }
}
