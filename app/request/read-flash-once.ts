import type { SessionAccess } from "./session";

/** Returns the code of the last request's message for this page, and clears it. */
export async function readFlashOnce(session: SessionAccess): Promise<string | null> {
  const flash = (await session.read())?.flash ?? null;
  if (flash !== null) await session.update({ flash: null });
  return flash;
}
