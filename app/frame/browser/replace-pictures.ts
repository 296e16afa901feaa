import { defaultPicture } from "../../catalogue/model/default-picture";

/** A picture that does not answer gives way to the default one, also where it failed before this script ran. */
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
