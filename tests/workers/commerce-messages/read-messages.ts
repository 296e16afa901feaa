import type { PlatformClient } from "../commerce/platform-client.ts";

export interface ReadMessage {
  readonly type: string;
  readonly sequenceNumber: number;
  readonly resourceVersion: number;
  readonly [field: string]: unknown;
}

/** Reads a resource's messages, oldest first. */
export async function readMessages(client: PlatformClient, resourceId: string): Promise<ReadMessage[]> {
  const where = encodeURIComponent(`resource(id = "${resourceId}")`);
  const response = await client.get(`messages?where=${where}&sort=sequenceNumber&limit=100`);
  if (response.status !== 200) throw new Error(await response.text());
  const page: { results: ReadMessage[] } = await response.json();
  return page.results;
}
