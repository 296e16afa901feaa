import type { SessionAccess } from "./session";

/** The sentence that the last request left for this page, by code; it is shown once. */
export async function readFlashOnce(session: SessionAccess): Promise<string | null> {
  const flash = (await session.read())?.flash ?? null;
  if (flash !== null) await session.update({ flash: null });
  return flash;
}
