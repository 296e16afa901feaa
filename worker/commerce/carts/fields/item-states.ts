/** The state that every line starts in; the platform has one built in. */
const INITIAL_STATE_ID = "7c0f4e2a-51c1-4c7b-9b8f-0d6a2e1f3b90";

/** All units of a line in one state; workflows of lines do not exist here yet. */
export function toItemStates({ quantity }: { readonly quantity: number }) {
  return [{ quantity, stateRef: { typeId: "state", id: INITIAL_STATE_ID } }];
}
