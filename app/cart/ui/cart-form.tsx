import type { ReactNode } from "react";
import { Form } from "../../design/form";
import type { toTool } from "../../design/to-tool";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import type { CartFormIntent } from "../model/parse-cart-form";

type Props = {
  readonly intent: CartFormIntent;
  readonly fields?: Readonly<Record<string, string | number>>;
  readonly className?: string;
  readonly onSubmit?: () => void;
  readonly tool?: ReturnType<typeof toTool>;
  readonly children: ReactNode;
};

/** A plain form that posts to the cart page; the cart's script, if loaded, intercepts the submission. */
export function CartForm({ intent, fields = {}, className, onSubmit, tool, children }: Props) {
  const prefix = usePathPrefix();
  return (
    <Form
      method="post"
      action={`${prefix}/checkout/cart`}
      className={className}
      onSubmit={onSubmit}
      data-cart-form
      noValidate
      {...tool}
    >
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  );
}
