import { defaultPicture } from "../../catalogue/model/default-picture";
import { listen } from "../../foundation/browser/listen";

/** Replaces pictures that fail to load by the default one, including those that failed before this script ran. */
export function replacePictures(): void {
  const error = ({ target }: { readonly target: EventTarget | null }) => {
    if (!(target instanceof HTMLImageElement) || target.src.endsWith(defaultPicture)) return;
    target.removeAttribute("srcset");
    target.src = defaultPicture;
  };
  for (const image of document.images) {
    if (image.complete && !image.naturalWidth) image.decode().catch(() => error({ target: image }));
  }
  listen(document, { error }, { capture: true });
}
