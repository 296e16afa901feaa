/**
 * A UUID of version 7 (RFC 9562): the time in milliseconds, then what chance says. Rows that are written together lie together
 * in the index of their ids; with ids of chance alone each of a thousand new rows writes a page of its own. For ids that may
 * tell when they were made and need not be secret.
 */
export function toOrderedId(time: Date): string {
  const milliseconds = time.getTime().toString(16).padStart(12, "0");
  return `${milliseconds.slice(0, 8)}-${milliseconds.slice(8)}-7${crypto.randomUUID().slice(15)}`;
}
