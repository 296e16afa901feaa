import type { IRequest } from "itty-router";
import { SearchError } from "../requests/search-error.ts";

/** A write is complete before its response; its task has a number all the same, for clients that wait for it. */
export function toTask(): { readonly taskID: number; readonly updatedAt: string } {
  const now = Date.now();
  return { taskID: now, updatedAt: new Date(now).toISOString() };
}

export function readTask(request: IRequest): Response {
  if (!/^\d{1,15}$/.test(request.params.task ?? "")) throw new SearchError(400, "taskID is not valid");
  return Response.json({ status: "published", pendingTask: false });
}
