import type { WalletButtonsView } from "../foundation/wallet-buttons-view";
import "./wallet-buttons.css";

type Props = {
  readonly view: WalletButtonsView;
  readonly place: "product" | "cart" | "payment";
  /** Price of one piece, or of the cart: the first amount in the payment sheet. */
  readonly cents: number;
  /** Id of the cart's form, when the buttons are in another one. */
  readonly form?: string;
};

/**
 * Part of a form of the cart: its script opens the payment sheet of the pressed wallet. Needs scripts.
 * On the payment page the sentence above the order button is also the wallets'.
 */
export function WalletButtons({ view, place, cents, form }: Props) {
  return (
    <fieldset className="wallets" aria-label={view.label}>
      <input type="hidden" name="walletPlace" value={place} form={form} />
      <input type="hidden" name="walletCents" value={cents} form={form} />
      <div className="wallets-row">
        {view.buttons.map(({ method, name, isEverywhere }) => (
          <button
            key={method}
            type="submit"
            name="wallet"
            value={method}
            form={form}
            className={isEverywhere ? "wallets-button" : "wallets-button wallets-own"}
            aria-label={name}
          >
            {method === "googlepay" ? <GoogleMark /> : <AppleMark />}
          </button>
        ))}
      </div>
      {place === "payment" ? null : (
        <p className="wallets-terms">
          {view.terms.map(({ text, href }) =>
            href === null ? (
              text
            ) : (
              <a key={href} href={href} target="_blank" rel="noreferrer">
                {text}
              </a>
            ),
          )}
        </p>
      )}
    </fieldset>
  );
}

/** "Pay" is set in the system's font, so its length is fixed: no font may make it wider than the mark. */
function AppleMark() {
  return (
    <svg viewBox="0 0 58 24" width="58" height="24" fill="currentColor" aria-hidden="true">
      <path d="M12.152 6.896c-.948 0-2.415-1.078-3.96-1.04-2.04.027-3.91 1.183-4.961 3.014-2.117 3.675-.546 9.103 1.519 12.09 1.013 1.454 2.208 3.09 3.792 3.039 1.52-.065 2.09-.987 3.935-.987 1.831 0 2.35.987 3.96.948 1.637-.026 2.676-1.48 3.676-2.948 1.156-1.688 1.636-3.325 1.662-3.415-.039-.013-3.182-1.221-3.22-4.857-.026-3.04 2.48-4.494 2.597-4.559-1.429-2.09-3.623-2.324-4.39-2.376-2-.156-3.675 1.09-4.61 1.09zM15.53 3.83c.843-1.012 1.4-2.427 1.245-3.83-1.207.052-2.662.805-3.532 1.818-.78.896-1.454 2.338-1.273 3.714 1.338.104 2.715-.688 3.559-1.701" />
      <text x="25" y="18" textLength="32" lengthAdjust="spacingAndGlyphs" className="wallets-word">
        Pay
      </text>
    </svg>
  );
}

/** The four colours of the brand. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 62 24" width="62" height="24" aria-hidden="true">
      <path
        fill="#4285f4"
        d="M23.5 12.27c0-.85-.08-1.67-.22-2.45H12v4.63h6.45a5.52 5.52 0 0 1-2.39 3.62v3h3.87c2.27-2.09 3.57-5.17 3.57-8.8z"
      />
      <path
        fill="#34a853"
        d="M12 24c3.24 0 5.95-1.08 7.93-2.91l-3.87-3c-1.07.72-2.45 1.14-4.06 1.14-3.13 0-5.78-2.11-6.72-4.95H1.28v3.1A12 12 0 0 0 12 24z"
      />
      <path fill="#fbbc05" d="M5.28 14.28a7.2 7.2 0 0 1 0-4.56v-3.1h-4a12 12 0 0 0 0 10.76z" />
      <path
        fill="#ea4335"
        d="M12 4.77c1.76 0 3.34.61 4.59 1.8l3.43-3.44A11.5 11.5 0 0 0 12 0 12 12 0 0 0 1.28 6.62l4 3.1C6.22 6.88 8.87 4.77 12 4.77z"
      />
      <text
        x="28"
        y="18"
        textLength="33"
        lengthAdjust="spacingAndGlyphs"
        fill="currentColor"
        className="wallets-word"
      >
        Pay
      </text>
    </svg>
  );
}
