import type { SessionAccess } from "../../request/session";

/** The sentence that the last request left for this page, by code; it is shown once. */
export async function takeFlash(session: SessionAccess): Promise<string | null> {
  const flash = (await session.read())?.flash ?? null;
  if (flash !== null) await session.update({ flash: null });
  return flash;
}
