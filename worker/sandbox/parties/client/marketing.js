/* Marketing and notifications: knows a visitor again, and says that somebody is here. */
const script = document.currentScript;
const isKnown = /(?:^|;\s*)__exponea_etc__=/.test(document.cookie);
// biome-ignore lint/suspicious/noDocumentCookie: as marketing scripts do
if (!isKnown) document.cookie = "__exponea_etc__=sandbox; Path=/; Max-Age=94608000; SameSite=Lax";
fetch(new URL("visits", script.src), {
  method: "POST",
  mode: "no-cors",
  body: JSON.stringify({ projectToken: script.dataset.projectToken, path: location.pathname }),
});
