import type { PartyView } from "../model/party-view";

/** Loads the list of third-party services, for pages under a language's prefix. */
export type LoadServices = (prefix: string) => Promise<PartyView>;

/** Loads the list once per document for all callers; after a failure the next call tries again. */
export function createServiceLoader(): LoadServices {
  let loading: Promise<PartyView> | null = null;
  return (prefix) => {
    loading ??= ask(prefix).catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

async function ask(prefix: string): Promise<PartyView> {
  const answer = await fetch(`${prefix}/consent-services`);
  if (!answer.ok) throw new Error(`The services answered ${answer.status}`);
  return answer.json();
}
