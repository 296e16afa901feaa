import type { PartySettings } from "./third-parties";

/** What a browser is told of the services, after consent; a frame needs a name. */
export type PartyView = Omit<PartySettings, "survey" | "tracking"> & {
  /** The server tells a tracking service of visits. */
  readonly isTracked: boolean;
  readonly titles: { readonly reviews: string; readonly badge: string };
};
