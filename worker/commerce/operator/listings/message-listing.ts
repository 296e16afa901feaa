import { fragment } from "../../database/fragment.ts";
import { toTime } from "../format.ts";
import { html } from "../markup.ts";
import type { Listing } from "./listing.ts";

interface MessageLine {
  readonly type: string;
  readonly resourceType: string;
  readonly resourceId: string;
  readonly resourceVersion: number;
  readonly sequenceNumber: number | null;
  readonly createdAt: string;
  readonly pending: number;
  readonly attempts: number;
}

/** A message's contents about a customer or an order are not read: its type and delivery are enough. */
export const messageListing: Listing<MessageLine> = {
  title: "Messages",
  path: "/operator/messages",
  searchLabel: "Message id, its type, or the id of the resource",
  columns: `m.type, m.resource_type AS resourceType, m.resource_id AS resourceId, m.resource_version AS resourceVersion,
    m.sequence_number AS sequenceNumber, m.created_at AS createdAt, m.pending, m.attempts`,
  from: "message m",
  order: "m.seq DESC",
  matching: (search) => fragment("(m.id = ? OR m.resource_id = ? OR m.type = ?)", search, search, search),
  cells: [
    { title: "Message", show: ({ type }) => type },
    {
      title: "About",
      show: ({ resourceType, resourceId }) =>
        html`${resourceType} <a href="/operator/messages?q=${resourceId}"><code>${resourceId}</code></a>`,
    },
    { title: "Version", isNumeric: true, show: ({ resourceVersion }) => resourceVersion },
    { title: "Number", isNumeric: true, show: ({ sequenceNumber }) => sequenceNumber },
    {
      title: "Delivery",
      show: ({ pending, attempts }) => {
        if (pending === 0) return "taken";
        return attempts === 0 ? "waiting" : `waiting, tried ${attempts} ×`;
      },
    },
    { title: "Written (UTC)", show: ({ createdAt }) => toTime(createdAt) },
  ],
};
