/** An optional plus, then digits with spaces between them. */
const phonePattern = /^\+?[\d ]+$/;
const minimumDigits = 8;

export function isPhoneNumber(entered: string): boolean {
  const phone = entered.trim();
  return phonePattern.test(phone) && phone.replace(/\D/g, "").length >= minimumDigits;
}
