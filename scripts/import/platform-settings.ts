/** How to reach a commerce platform that speaks the API: addresses without a slash at their end. */
export interface PlatformSettings {
  readonly apiUrl: string;
  /** Where `/oauth/token` is; the embedded platform has it at the API's own address. */
  readonly authUrl: string;
  readonly projectKey: string;
  readonly clientId: string;
  readonly clientSecret: string;
}
