import { cartDiscount } from "../discounts/cart-discount-kind.ts";
import { discountCode, discountGroup } from "../discounts/discount-code-kind.ts";
import { channel } from "./kinds/channel.ts";
import { customType } from "./kinds/custom-type.ts";
import { customerGroup } from "./kinds/customer-group.ts";
import { productDiscount } from "./kinds/product-discount.ts";
import { productType } from "./kinds/product-type.ts";
import { shippingMethod } from "./kinds/shipping-method.ts";
import { store } from "./kinds/store.ts";
import { taxCategory } from "./kinds/tax-category.ts";
import { zone } from "./kinds/zone.ts";
import type { ResourceKind } from "./resource-kind.ts";

/** Every small resource that the platform keeps. */
export const resourceKinds: readonly ResourceKind[] = [
  cartDiscount,
  channel,
  customerGroup,
  customType,
  discountCode,
  discountGroup,
  productDiscount,
  productType,
  shippingMethod,
  store,
  taxCategory,
  zone,
];
