const digits = 11;

/** A number in the shop's form, for hints. */
export const orderNumberExample = "4821-0937-5514";

/**
 * Derives an order's number from the cart's id: eleven digits and a check digit, `4821-0937-5514`.
 * The same cart always gets the same number, so that a repeated order collides instead of duplicating. `attempt`
 * increases when another cart already has the number.
 */
export function toOrderNumber(cartId: string, attempt = 0): string {
  const body = (hash(attempt === 0 ? cartId : `${cartId}#${attempt}`) % 10n ** BigInt(digits))
    .toString()
    .padStart(digits, "0");
  return `${body}${luhnDigit(body)}`.replace(/(\d{4})(?=\d)/g, "$1-");
}

/** Whether a number dictated by phone can be one of the shop. */
export function isOrderNumber(text: string): boolean {
  const plain = text.replaceAll(/[\s-]/g, "");
  if (!/^\d{12}$/.test(plain)) return false;
  return luhnDigit(plain.slice(0, -1)) === plain.at(-1);
}

/** FNV-1a, 64 bits: distributes well and needs no asynchronous crypto; the number is no secret. */
function hash(text: string): bigint {
  let state = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    state = BigInt.asUintN(64, (state ^ BigInt(byte)) * 0x100000001b3n);
  }
  return state ^ (state >> 31n);
}

function luhnDigit(body: string): string {
  const sum = [...body].reverse().reduce((total, character, index) => {
    const doubled = Number(character) * (index % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

/** A form field or query parameter as the shop writes order numbers; "": it cannot be one. */
export function toTypedOrderNumber(text: string | null): string {
  const compact = (text ?? "").replaceAll(/\s/g, "").toUpperCase();
  if (/^\d{12}$/.test(compact)) return compact.replace(/(\d{4})(?=\d)/g, "$1-");
  return /^[\dA-Z_-]{1,40}$/.test(compact) ? compact : "";
}
