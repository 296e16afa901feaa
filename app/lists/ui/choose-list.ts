import type { OwnLists } from "../model/own-lists";
import styles from "./choose-list.module.css";

type Choice = {
  readonly sku: string;
  readonly lists: OwnLists;
  readonly send: (fields: Readonly<Record<string, string>>) => Promise<OwnLists | null>;
};

/** Shows the names of the lists: a press adds the article to one or removes it; a new name creates one. */
export function chooseList({ sku, lists, send }: Choice): true {
  const dialog = document.createElement("dialog");
  dialog.className = styles.choice ?? "";
  const title = toElement("h2", lists.words.title);
  title.id = "choose-list";
  dialog.setAttribute("aria-labelledby", title.id);
  const names = document.createElement("ul");
  const status = toElement("p", "");
  status.setAttribute("role", "status");
  const change = async (fields: Readonly<Record<string, string>>) => {
    const answer = await send(fields);
    if (!answer) return;
    fill(answer);
    status.textContent = answer.text;
  };
  const fill = (shown: OwnLists) => {
    const focused = [...names.querySelectorAll("button")].findIndex((button) => button.matches(":focus"));
    names.replaceChildren(...shown.lists.map((list) => toRow(list, sku, change)));
    names.querySelectorAll("button")[focused]?.focus();
  };
  fill(lists);
  const close = toElement("button", lists.words.close);
  close.type = "button";
  close.addEventListener("click", () => dialog.close());
  dialog.append(title, names, toNameForm(lists, sku, change), status, close);
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
  document.body.append(dialog);
  dialog.showModal();
  return true;
}

type Change = (fields: Readonly<Record<string, string>>) => Promise<void>;

function toRow({ id, name, skus }: OwnLists["lists"][number], sku: string, change: Change): HTMLLIElement {
  const isSaved = skus.includes(sku);
  const button = toElement("button", name);
  button.type = "button";
  button.ariaPressed = String(isSaved);
  button.addEventListener("click", () => change({ intent: isSaved ? "remove" : "save", list: id, sku }));
  const row = document.createElement("li");
  row.append(button);
  return row;
}

function toNameForm({ words }: OwnLists, sku: string, change: Change): HTMLFormElement {
  const form = document.createElement("form");
  const field = document.createElement("input");
  field.ariaLabel = words.name;
  field.placeholder = words.name;
  field.maxLength = 60;
  field.required = true;
  const create = toElement("button", words.create);
  form.append(field, create);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    event.stopPropagation();
    change({ intent: "save", sku, name: field.value });
    field.value = "";
  });
  return form;
}

function toElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  text: string,
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}
