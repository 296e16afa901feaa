import type { PartySettings } from "./third-parties";

/** What a browser is told of the services, after consent; a frame needs a name. */
export type PartyView = Omit<PartySettings, "survey"> & {
  readonly titles: { readonly reviews: string; readonly badge: string };
};
