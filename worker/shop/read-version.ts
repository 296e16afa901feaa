/** The id of the deployed version; null if the runtime names none. */
export function readVersion({ CF_VERSION_METADATA: metadata }: Partial<ShopBindings>): string | null {
  return metadata?.id || null;
}
