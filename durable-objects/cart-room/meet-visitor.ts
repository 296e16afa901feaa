import type { CountryCode } from "../../app/countries/model/country";
import { getCountry } from "../../app/countries/model/country-table";
import type { Room } from "./room";

/**
 * Is the cart one of the visitor's shop? Asked from another shop, the room and those who listen keep it as it is. Until a
 * cart is known, the visitor's country is the one that the platform's answer is held against.
 */
export function meetVisitor({ storage }: Room, country: CountryCode): boolean {
  const known = storage.snapshot()?.cart;
  if (known && known.storeKey !== getCountry(country).storeKey) return false;
  if (storage.note("country") !== country) storage.setNote("country", country);
  return true;
}
