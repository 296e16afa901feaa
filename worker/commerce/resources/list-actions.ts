import { invalidOperation, requiredField } from "../errors/platform-errors.ts";
import { isJsonObject, isSame, type JsonObject } from "../json/json.ts";
import type { BodyAction, ResourceActions } from "./resource-kind.ts";

/** The objects of a list field; an absent one is an empty list. */
export function listOf(body: JsonObject, field: string): readonly JsonObject[] {
  const list = body[field];
  return Array.isArray(list) ? list.filter(isJsonObject) : [];
}

function valuesOf(body: JsonObject, field: string): readonly unknown[] {
  const list = body[field];
  return Array.isArray(list) ? list : [];
}

/** Adds the action's value to a list, unless the list has it. */
function addToList(field: string, from: string): BodyAction {
  return (body, action) => {
    const value = action[from];
    if (value === undefined || value === null) throw requiredField(from);
    const list = valuesOf(body, field);
    return list.some((item) => isSame(item, value)) ? body : { ...body, [field]: [...list, value] };
  };
}

/** Removes the action's value from a list. Throws InvalidOperation if the list does not have it. */
function removeFromList(field: string, from: string): BodyAction {
  return (body, action) => {
    const list = valuesOf(body, field);
    const left = list.filter((item) => !isSame(item, action[from]));
    if (left.length === list.length) {
      throw invalidOperation(`The given ${from} is not contained in the ${field} of the resource.`);
    }
    return { ...body, [field]: left };
  };
}

/** `addCountry` and `removeCountry` for `countries`, by the action's property `country`. */
export function memberActions(field: string, from: string): ResourceActions {
  const name = from.charAt(0).toUpperCase() + from.slice(1);
  return { [`add${name}`]: addToList(field, from), [`remove${name}`]: removeFromList(field, from) };
}

/** Sets a list that is empty rather than absent: `setStores` without stores. */
export function setList(field: string): BodyAction {
  return (body, action) => ({ ...body, [field]: action[field] ?? [] });
}
