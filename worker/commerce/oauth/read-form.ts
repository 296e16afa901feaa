/** Parameters of a token request: the form body, completed by the query string. */
export async function readForm(request: Request): Promise<URLSearchParams> {
  const parameters = new URLSearchParams(new URL(request.url).search);
  const body = new TextDecoder().decode(await request.arrayBuffer());
  for (const [name, value] of new URLSearchParams(body)) parameters.set(name, value);
  return parameters;
}
