/** The platform's defaults. */
export const ACCESS_SECONDS = 172_800;
/** Of inactivity: each use of a refresh token begins them anew. */
export const REFRESH_SECONDS = 17_280_000;
