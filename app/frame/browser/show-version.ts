import { brand } from "../../countries/model/brand";
import { notify } from "../../design/notification-store";

/** `?version-banner` shows the build's version, for reports (specification, second document 2.3). */
export function showVersion(): void {
  if (!new URLSearchParams(location.search).has("version-banner")) return;
  const manifest: unknown = Reflect.get(window, "__reactRouterManifest");
  const version = typeof manifest === "object" && manifest !== null && Reflect.get(manifest, "version");
  notify({ id: "version", kind: "info", text: `${brand.name} ${version || "?"}`, dismissAfterMs: null });
}
