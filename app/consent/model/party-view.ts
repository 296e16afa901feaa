import type { PartySettings } from "./third-parties";

/** The services as a browser receives them, after consent; a frame needs a title. */
export type PartyView = Omit<PartySettings, "survey" | "tracking"> & {
  /** The server reports visits to a tracking service. */
  readonly isTracked: boolean;
  readonly titles: { readonly reviews: string; readonly badge: string };
};
