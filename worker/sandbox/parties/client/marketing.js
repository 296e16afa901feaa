/* Marketing and notifications: knows a visitor again, and says that somebody is here. */
const script = document.currentScript;
const isKnown = /(?:^|;\s*)__exponea_etc__=/.test(document.cookie);
if (!isKnown)
  // biome-ignore lint/suspicious/noDocumentCookie: as marketing scripts do
  document.cookie = `__exponea_etc__=${crypto.randomUUID()}; Path=/; Max-Age=94608000; SameSite=Lax`;
fetch(new URL("visits", script.src), {
  method: "POST",
  mode: "no-cors",
  body: JSON.stringify({ projectToken: script.dataset.projectToken, path: location.pathname }),
});
