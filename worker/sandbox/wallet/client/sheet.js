/* The simulated sheet: a dialog in a shadow tree of its own, so that it looks the same on every page. */

/** A valid address for each of the shop's countries: postal code, town, phone. */
const towns = {
  SK: ["811 01", "Bratislava", "+421 905 123 456"],
  IE: ["D02 X285", "Dublin", "+353 85 123 4567"],
  DE: ["10115", "Berlin", "+49 151 23456789"],
  PT: ["1100-148", "Lisboa", "+351 912 345 678"],
  IT: ["20121", "Milano", "+39 312 345 6789"],
  FR: ["75001", "Paris", "+33 6 12 34 56 78"],
  HU: ["1051", "Budapest", "+36 20 123 4567"],
  CZ: ["110 00", "Praha", "+420 601 123 456"],
  AT: ["1010", "Wien", "+43 664 1234567"],
  NO: ["0150", "Oslo", "+47 406 12 345"],
  NL: ["1012 AB", "Amsterdam", "+31 6 12345678"],
  CH: ["8001", "Zürich", "+41 78 123 45 67"],
  BE: ["1000", "Bruxelles", "+32 470 12 34 56"],
  DK: ["1050", "København", "+45 20 12 34 56"],
  SE: ["111 20", "Stockholm", "+46 70 123 45 67"],
  ES: ["28001", "Madrid", "+34 612 345 678"],
  GB: ["SW1A 1AA", "London", "+44 7400 123456"],
  FI: ["00100", "Helsinki", "+358 41 2345678"],
  PL: ["00-001", "Warszawa", "+48 512 345 678"],
  RO: ["010011", "București", "+40 712 034 567"],
  LT: ["01100", "Vilnius", "+370 612 34567"],
  SI: ["1000", "Ljubljana", "+386 31 234 567"],
  BG: ["1000", "София", "+359 48 123 456"],
  GR: ["105 57", "Αθήνα", "+30 691 234 5678"],
  HR: ["10000", "Zagreb", "+385 91 234 5678"],
};

const makeAddress = (country, street) => {
  const [postalCode, city, phone] = towns[country] ?? towns.SK;
  return { firstName: "Jana", lastName: "Nowak", street, postalCode, city, country, phone };
};

/** What can be chosen as address: each is a case of the shop's rules. `billing`: where it is not the same. */
const listAddresses = (country) => {
  const home = makeAddress(country, "Hauptweg 12");
  const abroad = makeAddress(country === "DE" ? "FR" : "DE", "Nebenweg 7");
  return [
    { id: "home", label: `Home, ${home.city}`, shipping: home },
    {
      id: "work",
      label: "Delivered to work, billed at home",
      shipping: makeAddress(country, "Werkweg 3"),
      billing: home,
    },
    { id: "abroad", label: `Another country: ${abroad.city}`, shipping: abroad },
    {
      id: "billed-abroad",
      label: "Delivered here, billed in another country",
      shipping: home,
      billing: abroad,
    },
    { id: "postal-code", label: "Wrong postal code", shipping: { ...home, postalCode: "???" } },
    { id: "none", label: "Without address", shipping: null },
  ];
};

const cards = [
  { id: "approved", label: "Card that is approved" },
  { id: "refused", label: "Card that is declined" },
  { id: "challenge", label: "Card whose bank asks" },
];

const sheetStyle = `
  :host { all: initial; }
  dialog { font: 16px/1.5 system-ui, sans-serif; color: #14181b; width: min(26rem, calc(100vw - 32px)); border: 0; border-radius: 12px; padding: 20px; box-shadow: 0 12px 48px rgb(0 0 0 / 40%); }
  dialog::backdrop { background: rgb(0 0 0 / 50%); }
  h2 { margin: 0 0 4px; font-size: 1.25rem; }
  p { margin: 0 0 8px; }
  fieldset { border: 0; border-top: 1px solid #dde2e7; margin: 8px 0 0; padding: 8px 0 0; }
  legend { font-weight: 600; float: left; width: 100%; }
  label { display: flex; gap: 8px; clear: both; padding: 4px 0; }
  dl { display: grid; grid-template-columns: 1fr auto; gap: 2px 16px; margin: 8px 0; border-top: 1px solid #dde2e7; padding-top: 8px; font-variant-numeric: tabular-nums; }
  dd { margin: 0; text-align: right; }
  .total { font-weight: 700; font-size: 1.125rem; }
  .error { color: #b42318; min-height: 1.5em; }
  .actions { display: flex; gap: 12px; }
  button { font: inherit; font-weight: 600; padding: 12px 20px; border-radius: 8px; border: 1px solid #14181b; background: #14181b; color: #fff; flex: 1; }
  button.quiet { background: #fff; color: #14181b; }
  button:disabled { opacity: .5; }
`;

const make = (tag, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};

/**
 * Shows a sheet. `on`: what its owner hears: `address`, `option`, `pay`, `cancel`. Answers how the owner shows totals,
 * options and errors, and how it is closed.
 */
const openSheet = ({ title, country, currency, on }) => {
  const host = make("div");
  host.dataset.sandboxWallet = "";
  const root = host.attachShadow({ mode: "open" });
  const style = new CSSStyleSheet();
  style.replaceSync(sheetStyle);
  root.adoptedStyleSheets = [style];
  const addresses = listAddresses(country);
  const format = (amount) =>
    new Intl.NumberFormat("en", { style: "currency", currency }).format(Number(amount));
  const choices = (name, legend, list, chosen, change) => {
    const field = make("fieldset", {}, make("legend", { textContent: legend }));
    for (const { id, label } of list) {
      const input = make("input", { type: "radio", name, value: id, checked: id === chosen });
      input.addEventListener("change", () => change(id));
      field.append(make("label", {}, input, label));
    }
    return field;
  };
  let address = addresses[0];
  let card = "approved";
  const optionBox = make("div");
  const sums = make("dl");
  const error = make("p", { className: "error" });
  error.setAttribute("role", "alert");
  const payButton = make("button", { type: "button", textContent: "Pay" });
  const cancelButton = make("button", { type: "button", textContent: "Cancel", className: "quiet" });
  const dialog = make(
    "dialog",
    { ariaLabel: title },
    make("h2", { textContent: title }),
    make("p", { textContent: "Sandbox: no money moves." }),
    choices("address", "Address", addresses, address.id, (id) => {
      address = addresses.find((one) => one.id === id);
      on.address(address);
    }),
    optionBox,
    choices("card", "Card", cards, card, (id) => {
      card = id;
    }),
    sums,
    error,
    make("div", { className: "actions" }, payButton, cancelButton),
  );
  root.append(dialog);
  document.body.append(host);
  const close = () => {
    dialog.close();
    host.remove();
  };
  payButton.addEventListener("click", () => on.pay({ address, card }));
  cancelButton.addEventListener("click", () => on.cancel());
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    on.cancel();
  });
  dialog.showModal();
  return {
    close,
    address: () => address,
    setBusy(isBusy) {
      payButton.disabled = isBusy;
      dialog.ariaBusy = String(isBusy);
    },
    setError(text) {
      error.textContent = text ?? "";
    },
    setOptions(list, chosen) {
      optionBox.replaceChildren(choices("option", "Delivery", list, chosen, on.option));
    },
    setSums(lines, total) {
      const rows = [...lines, { ...total, isTotal: true }].flatMap(({ label, amount, isTotal }) => {
        const className = isTotal ? "total" : "";
        return [
          make("dt", { textContent: label, className }),
          make("dd", { textContent: format(amount), className }),
        ];
      });
      sums.replaceChildren(...rows);
    },
  };
};

/** What the payment provider of the sandbox reads of a token. */
const makeToken = (card) => ({ sandboxCard: card, nonce: crypto.randomUUID() });

/* The wallet's own file, which is served behind this one, finds them here. */
Object.assign(sandboxWallet, { openSheet, makeToken });
