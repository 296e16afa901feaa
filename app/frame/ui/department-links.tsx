import { useTranslate } from "../../i18n/translate-context";
import type { FrameContent } from "../model/frame-content";

/** Ways on from an error page. */
export function DepartmentLinks({ frame: { departments, prefix } }: { readonly frame: FrameContent }) {
  const translate = useTranslate();
  if (departments.length === 0) return null;
  return (
    <>
      <h2>{translate("frame.error.departments")}</h2>
      <ul>
        {departments.map(({ key, name, slug }) => (
          <li key={key}>
            <a href={`${prefix}/${slug}/`}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
