import { type ComponentProps, useEffect, useState } from "react";
import { Field } from "../../design/field";
import { useTranslate } from "../../i18n/translate-context";
import { passwordStrengths, ratePassword } from "../model/rate-password";
import styles from "./door-page.module.css";

type Props = Omit<ComponentProps<typeof Field>, "type" | "onInput"> & {
  /** It is being chosen, and how good it is is said. */
  readonly isNew: boolean;
};

/** A password's field. With scripts it can be shown, and its strength is told while it is typed. */
export function PasswordField({ isNew, ...field }: Props) {
  const translate = useTranslate();
  const [isLive, setLive] = useState(false);
  const [isShown, setShown] = useState(false);
  const [typed, setTyped] = useState("");
  useEffect(() => setLive(true), []);
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
      {isLive ? (
        <div className={styles.below}>
          <label>
            <input
              type="checkbox"
              checked={isShown}
              onChange={(event) => setShown(event.currentTarget.checked)}
            />
            {translate("account.password.show")}
          </label>
          {isNew ? (
            <span role="status">
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
        </div>
      ) : null}
    </div>
  );
}
