import { invalidOperation, resourceNotFound } from "../errors/platform-errors.ts";
import { findMessage, findMessages } from "../messages/find-messages.ts";
import { toMessageBody } from "../messages/message-row.ts";
import { requireClientToken } from "../oauth/require-client-token.ts";
import { mapResults } from "./map-results.ts";
import type { RestResource } from "./rest-resource.ts";

const refuse = () => Promise.reject(invalidOperation("Messages are written by the platform alone."));

export const messages: RestResource = {
  path: "messages",
  scope: "messages",
  create: refuse,
  async read(context, name) {
    requireClientToken(context.access);
    const row = name.by === "ID" ? await findMessage(context, name.value) : null;
    if (!row) throw resourceNotFound(name.by, name.value);
    return toMessageBody(row);
  },
  async find(context, args) {
    requireClientToken(context.access);
    return mapResults(await findMessages(context, args), toMessageBody);
  },
  update: refuse,
};
