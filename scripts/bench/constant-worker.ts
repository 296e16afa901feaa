/** Baseline (b): a worker that answers the same HTML bytes as a constant. */
export function constantWorkerScript(html: string): string {
  return `const html = ${JSON.stringify(html)};
export default { fetch: () => new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } }) };`;
}
