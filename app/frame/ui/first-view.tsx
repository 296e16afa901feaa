import { createContext, use } from "react";
import { Links } from "react-router";
import type { FirstView } from "../model/first-view";

/** A style sheet whose rules are inside the document. Browsers that preload respect the media attribute. */
const unused = { media: "not all", disabled: true };

/** Null in the browser, which leaves the head as it was served. */
export const FirstViewContext = createContext<FirstView | null>(null);

/**
 * `<Links>` of a document whose styles may be inside it. React and later pages look for the links to the style sheets
 * in the head, so they are written even when they are disabled.
 */
export function FirstViewHead({ nonce }: { readonly nonce: string | undefined }) {
  const view = use(FirstViewContext);
  // The browser's build leaves out the rest.
  if (!import.meta.env.SSR || !view) return <Links nonce={nonce} />;
  const { css, fontRules, inlined, script, isLate } = view;
  return (
    <>
      {inlined?.map((href) => (
        <link key={href} rel="stylesheet" href={href} nonce={view.nonce} {...unused} />
      )) ?? <Links />}
      {view.linked.map((href) => (
        <link key={href} rel="stylesheet" href={href} nonce={view.nonce} />
      ))}
      <style nonce={view.nonce} dangerouslySetInnerHTML={{ __html: css }} />
      <style nonce={view.nonce} dangerouslySetInnerHTML={{ __html: fontRules }} />
      {script ? (
        <script
          nonce={view.nonce}
          data-hold={isLate ? undefined : ""}
          dangerouslySetInnerHTML={{ __html: script }}
        />
      ) : null}
    </>
  );
}
