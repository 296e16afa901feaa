import { useEffect, useRef, useState } from "react";
import type { ListChoice } from "../browser/keep-articles";
import styles from "./list-dialog.module.css";

/** The dialog in which the shopper puts an article on lists, takes it off, or starts a list. */
export function ListDialog({ sku, lists, send, onClose }: ListChoice & { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState(lists);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  const change = async (fields: Readonly<Record<string, string>>) => {
    const changed = await send(fields);
    if (changed) setShown(changed);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click closes on the backdrop; the keyboard has Escape
    <dialog
      ref={dialog}
      className={styles.choice}
      aria-labelledby="choose-list"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) close();
      }}
    >
      <h2 id="choose-list">{lists.words.title}</h2>
      <ul>
        {shown.lists.map(({ id, name, skus }) => {
          const isSaved = skus.includes(sku);
          return (
            <li key={id}>
              <button
                type="button"
                aria-pressed={isSaved}
                onClick={() => change({ intent: isSaved ? "remove" : "save", list: id, sku })}
              >
                {name}
              </button>
            </li>
          );
        })}
      </ul>
      <form
        action={async (fields) => {
          await change({ intent: "save", sku, name: String(fields.get("name")) });
        }}
      >
        <input
          name="name"
          aria-label={lists.words.name}
          placeholder={lists.words.name}
          maxLength={60}
          required
        />
        <button type="submit">{lists.words.create}</button>
      </form>
      <p role="status">{shown === lists ? "" : shown.text}</p>
      <button type="button" onClick={close}>
        {lists.words.close}
      </button>
    </dialog>
  );
}
