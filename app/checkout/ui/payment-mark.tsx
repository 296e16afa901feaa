import quiet from "../../design/quiet-frame.module.css";
import marks from "./payment-marks.svg?url";

/** The mark of a payment method; decorative, because its name is beside it. */
export function PaymentMark({ method }: { readonly method: string }) {
  return (
    <svg className={quiet.mark} width="56" height="36" aria-hidden="true">
      <use href={`${marks}#${method}`} />
    </svg>
  );
}
