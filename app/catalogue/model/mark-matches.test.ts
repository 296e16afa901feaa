import { expect, it } from "vitest";
import { markMatches } from "./mark-matches";

it.each([
  ["Plattformwaage 300 kg", "platt", ["", "Platt", "formwaage 300 kg"]],
  ["Gewerbekühlschrank 2-türig", "kuhlschrank", ["Gewerbe", "kühlschrank", " 2-türig"]],
  ["Schweißgerät 200 A", "schweissgerat", ["", "Schweißgerät", " 200 A"]],
  ["Ζυγαριά πάγκου", "ζυγαρια παγ", ["", "Ζυγαριά", " ", "πάγ", "κου"]],
  ["Planetary mixer 20 l", "mixer 20", ["Planetary ", "mixer", " ", "20", " l"]],
  ["Alligator clip", "at", ["Alligator clip"]],
  ["Scale", "mixer", ["Scale"]],
  ["Scale", "  ", ["Scale"]],
])("in %j for the text %j marks %j", (name, typed, parts) => expect(markMatches(name, typed)).toEqual(parts));
