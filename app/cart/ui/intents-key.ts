/** In `localStorage`: what was asked of the cart and not answered yet, as `CartIntent[]`. */
export const intentsKey = "cart-intents";
