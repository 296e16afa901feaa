import type { TrackingSettings } from "../../../app/gateways/tracking/tracking-gateway";
import { Filled, HttpUrl, leftOut, serviceKey } from "./setting";

const group = "Tracking of visits";
const without = "no tracking";

/** The tracking service (Bloomreach Engagement's protocol), used after the visitor's consent (docs/tracking.md). */
export const trackingVariables = {
  TRACKING_API_URL: leftOut(HttpUrl, {
    group,
    what: "the tracking service's API, `https://api-engagement.bloomreach.com` or your domain for it",
    without,
    needs: ["TRACKING_PROJECT_TOKEN", "TRACKING_API_KEY", "TRACKING_API_SECRET"],
  }),
  TRACKING_PROJECT_TOKEN: leftOut(Filled, { group, what: "the project at the service", without }),
  TRACKING_API_KEY: leftOut(Filled, {
    group,
    what: "the id of the shop's private key there",
    without,
    needs: ["TRACKING_API_SECRET"],
    rotation: serviceKey,
  }),
  TRACKING_API_SECRET: leftOut(Filled, {
    group,
    what: "that key's secret",
    without,
    needs: ["TRACKING_API_KEY"],
    rotation: serviceKey,
  }),
};

type TrackingVariables = Readonly<Partial<Record<keyof typeof trackingVariables, string | undefined>>>;

/** null: no tracking. */
export function toTrackingSettings(variables: TrackingVariables): TrackingSettings | null {
  const {
    TRACKING_API_URL: apiUrl,
    TRACKING_PROJECT_TOKEN: projectToken,
    TRACKING_API_KEY: key,
    TRACKING_API_SECRET: secret,
  } = variables;
  return apiUrl && projectToken && key && secret ? { apiUrl, projectToken, key, secret } : null;
}
