import { fragment, type SqlFragment } from "../database/fragment.ts";
import type { Circle } from "./predicate.ts";
import { unsuitable } from "./where-error.ts";
import type { WhereField } from "./where-field.ts";

const EARTH_RADIUS_METRES = 6_371_000;

/** Whether a place lies within a circle, by the great-circle distance. Throws InvalidInput for what is no place on earth. */
export function compileCircle(
  { longitude, latitude }: Extract<WhereField, { kind: "point" }>,
  circle: Circle,
): SqlFragment {
  if (Math.abs(circle.longitude) > 180 || Math.abs(circle.latitude) > 90 || circle.radius < 0) {
    throw unsuitable("within", "expects a longitude, a latitude and a radius in metres");
  }
  const across = `sin(radians(${latitude.sql} - ?) / 2)`;
  const along = `sin(radians(${longitude.sql} - ?) / 2)`;
  const haversine = `${across} * ${across} + cos(radians(${latitude.sql})) * cos(radians(?)) * ${along} * ${along}`;
  const north = [...latitude.parameters, circle.latitude];
  const east = [...longitude.parameters, circle.longitude];
  return fragment(
    `2 * ${EARTH_RADIUS_METRES} * asin(min(1, sqrt(${haversine}))) <= ?`,
    ...[...north, ...north, ...latitude.parameters, circle.latitude, ...east, ...east, circle.radius],
  );
}
