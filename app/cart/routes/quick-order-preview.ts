import type { Route } from "./+types/quick-order-preview";
import { takeOrderList } from "./take-order-list.server";

/** Checks a list while it is entered; the same response as the page's, as data. Without own numbers nothing is saved. */
export async function action(call: Route.ActionArgs): Promise<Response> {
  const answer = await takeOrderList(call);
  if (answer instanceof Response) return answer;
  const status = answer.init?.status ?? 200;
  // For the script, an invalid list is a result and no failed request.
  return Response.json(answer.data, {
    status: status === 400 ? 200 : status,
    headers: { "Cache-Control": "private, no-store" },
  });
}
