import { type MessageRow, parseMessageData, toMessageBody } from "./message-row.ts";
import { isNotice } from "./notice.ts";

/** A message in the platform's delivery payload, wrapped as a Google Cloud Pub/Sub push subscription posts it. */
export function toPushBody(row: MessageRow, projectKey: string) {
  const payload = isNotice(row.type) ? toNoticePayload(row, projectKey) : toMessagePayload(row, projectKey);
  return {
    message: {
      data: encode(JSON.stringify(payload)),
      attributes: {},
      messageId: String(row.seq),
      publishTime: row.createdAt,
    },
    subscription: `projects/${projectKey}/subscriptions/platform-messages`,
  };
}

function toMessagePayload(row: MessageRow, projectKey: string) {
  return { notificationType: "Message", projectKey, ...toMessageBody(row) };
}

function toNoticePayload(row: MessageRow, projectKey: string) {
  return {
    notificationType: row.type,
    projectKey,
    resource: { typeId: row.resourceType, id: row.resourceId },
    version: row.resourceVersion,
    modifiedAt: row.createdAt,
    ...parseMessageData(row),
  };
}

function encode(text: string): string {
  let binary = "";
  for (const byte of new TextEncoder().encode(text)) binary += String.fromCharCode(byte);
  return btoa(binary);
}
