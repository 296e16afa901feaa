import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import { type Infer, is, string, type } from "superstruct";

/** The server's problem message; null: the browser or the customer cancelled. */
type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: string | null };

const Refusal = type({ problem: string() });
const Next = type({ next: string() });

/** Posts under the lock of cart commands: a guest's late cookie must not undo another tab's sign-in. */
async function post(path: string, body: object): Promise<Outcome<unknown>> {
  return navigator.locks.request("cart-command", () => postNow(path, body));
}

async function postNow(path: string, body: object): Promise<Outcome<unknown>> {
  const answer = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify(body),
  });
  const content: unknown = await answer.json();
  if (answer.ok) return { ok: true, value: content };
  return { ok: false, problem: is(content, Refusal) ? content.problem : null };
}

/** Creates a passkey with this browser and adds it to the account. */
export async function addPasskey(
  path: string,
  { password, name }: { readonly password: string; readonly name: string },
): Promise<Outcome<unknown>> {
  const begun = await post(path, { password });
  if (!begun.ok) return begun;
  const answer = await startRegistration({
    optionsJSON: begun.value as PublicKeyCredentialCreationOptionsJSON,
  });
  return post(path, { answer, name });
}

type Ceremony = {
  /** The browser offers it in the field of the e-mail address, and waits until one is chosen. */
  readonly isOffered: boolean;
  /** Checked before the browser prompts: another sign-in method was used meanwhile. */
  readonly isOver?: () => boolean;
  /** Called when a passkey was chosen and the sign-in begins. */
  readonly onChosen?: () => void;
};

/**
 * Signs in with a passkey of this browser; returns the next path.
 * Two concurrent sign-ins would end each other's session.
 */
export async function signInWithPasskey(
  path: string,
  { isOffered, isOver = () => false, onChosen }: Ceremony,
): Promise<Outcome<Infer<typeof Next>["next"]>> {
  const begun = await post(path, {});
  if (!begun.ok) return begun;
  if (isOver()) return { ok: false, problem: null };
  const answer = await startAuthentication({
    optionsJSON: begun.value as PublicKeyCredentialRequestOptionsJSON,
    useBrowserAutofill: isOffered,
  });
  if (isOver()) return { ok: false, problem: null };
  onChosen?.();
  const signedIn = await post(path, { answer });
  if (!signedIn.ok) return signedIn;
  return is(signedIn.value, Next) ? { ok: true, value: signedIn.value.next } : { ok: false, problem: null };
}
