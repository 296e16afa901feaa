import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { Field } from "../../design/field";
import { useTranslate } from "../../i18n/translate-context";
import { passwordStrengths, ratePassword } from "../model/is-strong-password";
import styles from "./sign-in-page.module.css";

type Props = Omit<ComponentProps<typeof Field>, "type" | "onInput"> & {
  /** A new password, so its strength is shown. */
  readonly isNew: boolean;
  /** Next to the box that reveals the password; also without scripts. */
  readonly aside?: ReactNode;
};

/** A password field. With scripts it can be revealed, and shows its strength during input. */
export function PasswordField({ isNew, aside = null, ...field }: Props) {
  const translate = useTranslate();
  const reveals = useRef<HTMLInputElement>(null);
  const [isShown, setShown] = useState(false);
  const [typed, setTyped] = useState("");
  // It may have been ticked before the page's scripts ran.
  useEffect(() => setShown(reveals.current?.checked === true), []);
  const strength = isNew ? ratePassword(typed) : null;
  return (
    <div>
      <Field
        {...field}
        type={isShown ? "text" : "password"}
        autoCapitalize="none"
        spellCheck={false}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <div className={styles.below}>
        <label className="only-with-script">
          <input
            ref={reveals}
            type="checkbox"
            checked={isShown}
            onChange={(event) => setShown(event.currentTarget.checked)}
          />
          {translate("account.password.show")}
        </label>
        {isNew ? (
          <span className="only-with-script" role="status">
            {strength ? (
              <>
                <meter
                  min={0}
                  max={passwordStrengths.length}
                  low={2}
                  high={3}
                  optimum={4}
                  value={passwordStrengths.indexOf(strength) + 1}
                  aria-label={translate("account.password.strength")}
                />
                {translate("account.password.strength")}: {translate(`account.password.${strength}`)}
              </>
            ) : null}
          </span>
        ) : null}
        {aside}
      </div>
    </div>
  );
}
