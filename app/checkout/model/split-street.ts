/**
 * Autofill writes street and number into the street field. When the number is empty and the street carries one at
 * either end, they are taken apart; otherwise both stay as typed.
 */
export function splitStreet(
  streetName: string,
  streetNumber: string,
): { streetName: string; streetNumber: string } {
  if (streetNumber !== "") return { streetName, streetNumber };
  const trailing = /^(?<street>.*\p{L}.*?)[\s,]+(?<number>\d+(?:\s?[\p{L}])?(?:[/-]\d*\p{L}?)?)$/u.exec(
    streetName,
  )?.groups;
  const leading = /^(?<number>\d+\p{L}?(?:[/-]\d+\p{L}?)?)[\s,]+(?<street>.*\p{L}.*)$/u.exec(
    streetName,
  )?.groups;
  const found = trailing ?? leading;
  return { streetName: found?.street ?? streetName, streetNumber: found?.number ?? "" };
}
