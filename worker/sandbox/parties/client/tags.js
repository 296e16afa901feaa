/* A tag manager: takes what was pushed and what comes, and reports it with the consent that holds then. */
const source = new URL(document.currentScript.src);
const id = source.searchParams.get("id");
const signals = {};
const report = (body) =>
  fetch(new URL("collect", source), {
    method: "POST",
    mode: "no-cors",
    body: JSON.stringify({ id, ...body }),
  });
const receive = (entry) => {
  // A command is `arguments`, an event an object.
  const [command, action, values] = Array.from(entry);
  if (command === "consent") Object.assign(signals, values);
  // As the real one: it measures in the shop's name only where that is granted.
  if (action === "update" && signals.analytics_storage === "granted")
    // biome-ignore lint/suspicious/noDocumentCookie: as tag managers do
    document.cookie = "_ga=sandbox; Path=/; Max-Age=63072000; SameSite=Lax";
  report(command ? { command, action, signals } : { pushed: entry, signals });
};
window.dataLayer ??= [];
for (const entry of window.dataLayer) receive(entry);
const push = window.dataLayer.push.bind(window.dataLayer);
window.dataLayer.push = (...entries) => {
  entries.forEach(receive);
  return push(...entries);
};
