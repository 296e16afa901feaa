import { hasConsent } from "../../consent/browser/has-consent";
import { chosenColumnsKey } from "../../consent/model/storage-keys";
import { parseStoredJson } from "../../foundation/parse-json";
import {
  findChoice,
  isColumnsFragment,
  parseColumnsFragment,
  toColumnsFragment,
  withChoice,
} from "../model/chosen-columns";

/** Reads the columns chosen for a kind of table: those of the URL, else those stored after consent. */
export function readChosenColumns(kind: string): readonly string[] | null {
  const linked = parseColumnsFragment(location.hash, kind);
  if (linked || !hasConsent("functional")) return linked;
  return findChoice(readStored(), kind);
}

/** Stores a choice on the device after consent, else in the URL; null returns to the columns that fit. */
export function writeChosenColumns(kind: string, chosen: readonly string[] | null): void {
  const isStored = hasConsent("functional") && store(withChoice(readStored(), kind, chosen));
  writeFragment(isStored ? null : chosen);
}

/** Writes a choice into the URL that the next page of the listing replaced; not needed after consent. */
export function restoreFragment(chosen: readonly string[]): void {
  if (!hasConsent("functional") && location.hash === "") writeFragment(chosen);
}

function readStored(): unknown {
  return parseStoredJson(() => localStorage.getItem(chosenColumnsKey));
}

function store(choices: ReturnType<typeof withChoice>): boolean {
  try {
    localStorage.setItem(chosenColumnsKey, JSON.stringify(choices));
    return true;
  } catch {
    return false;
  }
}

/** Replaces the URL without a navigation: a fragment is never sent, so cached pages are the same for every choice. */
function writeFragment(chosen: readonly string[] | null): void {
  if (chosen === null && !isColumnsFragment(location.hash)) return;
  const hash = chosen === null ? "" : toColumnsFragment(chosen);
  history.replaceState(history.state, "", location.pathname + location.search + hash);
}
