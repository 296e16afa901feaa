import type { CommandScope } from "./command-responses";

/** The mark of a cart that was created with the lines of a command. */
export function toFirstMark({ sessionId, key, fingerprint }: CommandScope): string {
  return `first ${sessionId} ${fingerprint} ${key}`;
}

/** The command that a mark names; null: it is a batch's. */
export function parseFirstMark(mark: string | null): CommandScope | null {
  const [, sessionId, fingerprint, key] = /^first (\S+) ([0-9a-f]{64}) (.+)$/s.exec(mark ?? "") ?? [];
  return sessionId && fingerprint && key ? { sessionId, fingerprint, key } : null;
}
