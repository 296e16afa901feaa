/**
 * Returns whether this session is monitored. A hash (FNV-1a, 32 bits) decides, so the result for an id is the same
 * everywhere and needs no storage.
 *
 * @param percent - 0 to 100
 */
export function isWatchedSession(sessionId: string, percent: number): boolean {
  let hash = 0x811c9dc5;
  for (let at = 0; at < sessionId.length; at += 1)
    hash = Math.imul(hash ^ sessionId.charCodeAt(at), 0x01000193) >>> 0;
  // Final mixing steps: FNV alone leaves the high bits of similar ids alike.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35) >>> 0;
  return (hash ^ (hash >>> 16)) >>> 0 < (percent / 100) * 2 ** 32;
}
