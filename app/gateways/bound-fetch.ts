/** A worker that answers in place of the network. */
type Binding = { fetch(input: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> };

/**
 * `fetch` that sends what goes to the origin of `url` through a service binding where one is bound; everything else,
 * and everything when none is, goes out. Same requests, same wire protocol.
 */
export function createBoundFetch(url: string, binding: Binding | undefined): typeof fetch {
  const { origin } = new URL(url);
  return (input, init) => {
    const target = input instanceof Request ? input.url : String(input);
    const isBound = binding && (target === origin || target.startsWith(`${origin}/`));
    return isBound ? binding.fetch(input, init) : fetch(input, init);
  };
}
