import { expect, it } from "vitest";
import { toPageKind } from "./page-kind";

it.each([
  ["/", "start"],
  ["/meat-slicer-rc-ms-330-10020004/", "product"],
  ["/my-account", undefined],
  ["/newsletter-subscription", "newsletter"],
  ["/checkout/payment", "payment"],
  ["/checkout/thank-you", "thank-you"],
  ["/catering-equipment/", undefined],
  ["/checkout/cart", "cart"],
  ["/checkout/addresses", undefined],
])("the frame around %s is that of %s", (path, kind) => {
  expect(toPageKind(path)).toBe(kind);
});
