import type { PartyView } from "../model/party-view";

/** Tells what services of others there are, for pages under a language's prefix. */
export type LoadServices = (prefix: string) => Promise<PartyView>;

/** Asked once for a document, whoever wants to know; after a failure the next one asks again. */
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
