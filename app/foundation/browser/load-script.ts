import { listen } from "./listen";
import { trustScriptUrl } from "./trusted-types";

/** Loads and runs a script of another host. Rejects if that fails, and removes its element. */
export function loadScript(src: string, properties: Partial<HTMLScriptElement> = {}): Promise<void> {
  const script = document.createElement("script");
  Object.assign(script, { src: trustScriptUrl(src), async: true, ...properties });
  return new Promise((resolve, reject) => {
    listen(script, {
      load: () => resolve(),
      error: () => {
        script.remove();
        reject(new Error(`The script ${src} could not be loaded`));
      },
    });
    document.head.append(script);
  });
}
