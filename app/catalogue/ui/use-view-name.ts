import { useTranslate } from "../../i18n/translate-context";

/** The name of a view: in words where the picture says which it is, else by its number. */
export function useViewName(): (view: string) => string {
  const translate = useTranslate();
  return (view) =>
    /^\d+$/.test(view)
      ? translate("catalogue.gallery.view", { number: view })
      : translate(`product.view.${view}`);
}
