import { defaultPicture } from "../../catalogue/model/default-picture";

/** Replaces pictures that fail to load by the default one, including those that failed before this script ran. */
export function replacePictures(): void {
  const replace = ({ target }: { readonly target: EventTarget | null }) => {
    if (target instanceof HTMLImageElement && !target.src.endsWith(defaultPicture))
      target.src = defaultPicture;
  };
  for (const image of document.images) {
    if (image.complete && !image.naturalWidth) image.decode().catch(() => replace({ target: image }));
  }
  document.addEventListener("error", replace, { capture: true });
}
