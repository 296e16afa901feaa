import { useEffect, useState } from "react";
import { Button } from "../../design/button";
import { Notice } from "../../design/notice";

export type PasskeyWords = { readonly button: string; readonly failed: string };

type Props = {
  /** With language prefix. */
  readonly path: string;
  readonly words: PasskeyWords;
};

/**
 * Signing in with a passkey, where the browser has them: by a button, and offered in the field of the e-mail address
 * (`autocomplete="username webauthn"`). Its script comes when the browser can offer one, or with the press.
 */
export function PasskeySignIn({ path, words }: Props) {
  const [canUse, setCanUse] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    if (typeof PublicKeyCredential !== "function") return;
    setCanUse(true);
    let isGone = false;
    offerPasskey(path, () => isGone).catch(() => {});
    return () => {
      isGone = true;
    };
  }, [path]);

  if (!canUse) return null;

  async function signIn() {
    setProblem(null);
    try {
      const { signInWithPasskey } = await import("../browser/passkeys");
      const signedIn = await signInWithPasskey(path, { isOffered: false });
      if (signedIn.ok) return location.assign(signedIn.value);
      setProblem(signedIn.problem ?? words.failed);
    } catch {
      setProblem(words.failed);
    }
  }

  return (
    <>
      {problem ? (
        <Notice kind="bad" role="alert">
          {problem}
        </Notice>
      ) : null}
      <Button wide onClick={() => void signIn()}>
        {words.button}
      </Button>
    </>
  );
}

/** Waits in the field until a passkey is chosen there; what fails says nothing, the button and the password stay. */
async function offerPasskey(path: string, isGone: () => boolean): Promise<void> {
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
  const { signInWithPasskey } = await import("../browser/passkeys");
  if (isGone()) return;
  const signedIn = await signInWithPasskey(path, { isOffered: true });
  if (signedIn.ok) location.assign(signedIn.value);
}
