import { requestContext } from "../../request/context";
import type { PageCall } from "./page-call.server";

/** A message key: `profile.notice.saved`. Never text of a request. */
export type NoticeKey = `${string}.${string}`;

/** Shows a notice once on this browser's next page. Call it before a redirect. */
export async function setNotice({ context }: Pick<PageCall, "context">, key: NoticeKey): Promise<void> {
  await context.get(requestContext).visit.update({ notice: key });
}

/**
 * Returns the pending notice and clears it.
 * The frame of private pages and the personal request read it.
 */
export async function readNoticeOnce({ context }: Pick<PageCall, "context">): Promise<string | null> {
  const { visit } = context.get(requestContext);
  const { notice } = await visit.read();
  if (notice !== null) await visit.update({ notice: null });
  return notice;
}
