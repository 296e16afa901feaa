import type { ReactNode } from "react";
import { HomeTrail } from "../../content/ui/home-trail";
import type { HelpView } from "../model/help-view";
import { HelpAside } from "./help-aside";
import styles from "./helped-page.module.css";

type Props = { readonly title: string; readonly help: HelpView; readonly children: ReactNode };

/** A page of the service, with its breadcrumb; wide windows have phone and hours next to it. */
export function HelpedPage({ title, help, children }: Props) {
  return (
    <>
      <HomeTrail here={title} />
      <div className={styles.page}>
        <div className={styles.content}>{children}</div>
        <HelpAside help={help} />
      </div>
    </>
  );
}
