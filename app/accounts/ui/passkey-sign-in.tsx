import { useEffect, useRef, useState } from "react";
import { Button } from "../../design/button";
import { Notice } from "../../design/notice";
import styles from "./sign-in-page.module.css";

export type PasskeyMessages = { readonly button: string; readonly failed: string };

type Props = {
  /** With language prefix. */
  readonly path: string;
  readonly messages: PasskeyMessages;
};

/**
 * Signs in with a passkey: by a button, and offered in the e-mail field (`autocomplete="username webauthn"`).
 * The button is in the served page, so that what is below it does not move; a browser without passkeys loses it.
 * Its script loads when the browser can offer a passkey, or with the press.
 */
export function PasskeySignIn({ path, messages }: Props) {
  const [canUse, setCanUse] = useState(true);
  const [isSigningIn, setSigningIn] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isPressed = useRef(false);

  useEffect(() => {
    if (typeof PublicKeyCredential !== "function") return setCanUse(false);
    let isGone = false;
    const isOver = () => isGone || isPressed.current;
    offerPasskey(path, { isOver, onChosen: () => setSigningIn(true) })
      .catch(() => false)
      .then((isLeaving) => {
        if (!isLeaving && !isOver()) setSigningIn(false);
      });
    return () => {
      isGone = true;
    };
  }, [path]);

  if (!canUse) return null;

  async function signIn() {
    isPressed.current = true;
    setSigningIn(true);
    setProblem(null);
    try {
      const { signInWithPasskey } = await import("../browser/passkeys");
      const signedIn = await signInWithPasskey(path, { isOffered: false });
      if (signedIn.ok) return location.assign(signedIn.value);
      setProblem(signedIn.problem ?? messages.failed);
    } catch {
      setProblem(messages.failed);
    }
    setSigningIn(false);
  }

  return (
    <>
      {problem ? (
        <Notice kind="bad" role="alert">
          {problem}
        </Notice>
      ) : null}
      <div className={`only-with-script ${styles.passkey}`}>
        <Button look="ghost" wide disabled={isSigningIn} onClick={() => void signIn()}>
          {messages.button}
        </Button>
      </div>
    </>
  );
}

type Offer = { readonly isOver: () => boolean; readonly onChosen: () => void };

/**
 * Offers passkeys in the field and signs in with the chosen one; resolves to `true` when the page is left.
 * Failures are silent, because the button and the password remain.
 */
async function offerPasskey(path: string, { isOver, onChosen }: Offer): Promise<boolean> {
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return false;
  const { signInWithPasskey } = await import("../browser/passkeys");
  if (isOver()) return false;
  const signedIn = await signInWithPasskey(path, { isOffered: true, isOver, onChosen });
  if (signedIn.ok) location.assign(signedIn.value);
  return signedIn.ok;
}
