import { Form } from "../../design/form";
import { usePathPrefix } from "../../i18n/use-path-prefix";

/** The form that every card's button on the page submits; the button names the product. */
export const addFormId = "add";

/** Rendered once on a page with cards. */
export function AddToCartForm() {
  return (
    <Form id={addFormId} method="post" action={`${usePathPrefix()}/checkout/cart`} data-cart-form="" hidden>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="quantity" value="1" />
    </Form>
  );
}
