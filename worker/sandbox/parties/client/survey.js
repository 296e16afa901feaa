/* Google's survey opt-in as a page meets it: gapi.load("surveyoptin", …), then gapi.surveyoptin.render({ … }). */
const source = document.currentScript.src;
const render = (order) => {
  const host = document.body.appendChild(document.createElement("div"));
  const tree = host.attachShadow({ mode: "open" });
  const box = tree.appendChild(document.createElement("section"));
  box.setAttribute("aria-label", "Sandbox survey");
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "section { position: fixed; right: 16px; bottom: 16px; width: min(340px, calc(100vw - 32px)); box-sizing: border-box; padding: 16px; background: #fff; color: #14181b; border: 2px solid #1d4f7c; font: 16px/1.4 system-ui, sans-serif } p { margin: 0 0 12px } button { font: inherit; min-height: 40px; margin-right: 8px }",
  );
  tree.adoptedStyleSheets = [sheet];
  const text = box.appendChild(document.createElement("p"));
  text.textContent = `Sandbox survey: may we ask ${order.email} about order ${order.order_id} after ${order.estimated_delivery_date}?`;
  const answer = (label, isAgreed) => {
    const button = box.appendChild(document.createElement("button"));
    button.type = "button";
    button.textContent = label;
    button.addEventListener("click", () => {
      host.remove();
      if (isAgreed)
        fetch(new URL("opt-ins", source), { method: "POST", mode: "no-cors", body: JSON.stringify(order) });
    });
  };
  answer("Yes, ask me", true);
  answer("No, thanks", false);
};
window.gapi = {
  load(name, then) {
    if (name !== "surveyoptin") return;
    window.gapi.surveyoptin = { render };
    then();
  },
};
