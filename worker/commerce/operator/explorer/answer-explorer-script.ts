/** Made by `scripts/explorer/build.ts`; where nobody built it, the list is empty. */
const built = import.meta.glob<string>("/.wrangler/explorer/explorer.js", {
  query: "?raw",
  import: "default",
});

const missing = 'document.getElementById("status").textContent = "Not built: npm start builds it.";';

/** The explorer's script from the platform's own build. */
export async function answerExplorerScript(): Promise<Response> {
  const [load] = Object.values(built);
  return new Response(load ? await load() : missing, {
    headers: {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "no-cache",
      "x-content-type-options": "nosniff",
    },
  });
}
