import { listen } from "./listen";

/** Loads and runs a script of another host. Rejects if that fails, and removes its element. */
export function loadScript(src: string, properties: Partial<HTMLScriptElement> = {}): Promise<void> {
  const script = Object.assign(document.createElement("script"), { src, async: true, ...properties });
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
