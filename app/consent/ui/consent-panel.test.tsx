import { renderToStaticMarkup } from "react-dom/server.node";
import { expect, it } from "vitest";
import { ConsentBanner } from "./consent-panel";

it("gives refusing and accepting the same style in the question", () => {
  const messages = { accept: "Accept all", refuse: "Refuse all", save: "", always: "", details: "" };
  const view = { title: "", lead: "", path: "", purposes: [], messages, privacy: { href: "", text: "" } };
  const texts = { question: "", explanation: "", choose: "", close: "", saved: "", failed: "" };
  const html = renderToStaticMarkup(
    <ConsentBanner
      panel={{ view, texts }}
      save={async () => true}
      announce={() => {}}
      onChoose={() => {}}
      onLater={() => {}}
    />,
  );
  const styleOf = (text: string) => new RegExp(`<button[^>]*class="([^"]*)"[^>]*>${text}<`).exec(html)?.[1];
  expect(styleOf("Refuse all")).toBeTruthy();
  expect(styleOf("Refuse all")).toBe(styleOf("Accept all"));
});
