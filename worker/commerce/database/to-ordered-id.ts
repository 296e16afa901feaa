/**
 * Creates a UUID of version 7 (RFC 9562): the time in milliseconds, then random bits. Rows written together are
 * adjacent in the index of their ids; with fully random ids each of a thousand new rows would write a separate page.
 * For ids that may reveal their time of creation and need not be secret.
 */
export function toOrderedId(time: Date): string {
  const milliseconds = time.getTime().toString(16).padStart(12, "0");
  return `${milliseconds.slice(0, 8)}-${milliseconds.slice(8)}-7${crypto.randomUUID().slice(15)}`;
}
