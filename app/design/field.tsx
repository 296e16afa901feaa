import type { ComponentProps, ReactNode } from "react";
import styles from "./field.module.css";

type Frame = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** The error message of the field; its presence marks the field invalid. */
  readonly error?: string;
  /** The text "optional", shown when the field is not required. */
  readonly optional?: string;
  /** Needed when the same name appears twice on a page. */
  readonly id?: string;
};

type FieldProps = Frame & Omit<ComponentProps<"input">, "name" | "id">;
type TextAreaProps = Frame & Omit<ComponentProps<"textarea">, "name" | "id">;
type SelectProps = Frame & Omit<ComponentProps<"select">, "name" | "id">;

/** A text field with its label above, hint and error below, wired for assistive technology. */
export function Field({ label, hint, error, optional, id, ...input }: FieldProps) {
  const frame = { name: input.name, label, hint, error, optional, id };
  return (
    <FieldFrame {...frame}>
      <input type="text" {...input} {...describe(frame)} className={styles.control} />
    </FieldFrame>
  );
}

/** Several lines of text in the same frame. */
export function TextArea({ label, hint, error, optional, id, ...area }: TextAreaProps) {
  const frame = { name: area.name, label, hint, error, optional, id };
  return (
    <FieldFrame {...frame}>
      <textarea {...area} {...describe(frame)} className={styles.control} />
    </FieldFrame>
  );
}

/** A native select in the same frame; the options are its children. */
export function Select({ label, hint, error, optional, id, ...select }: SelectProps) {
  const frame = { name: select.name, label, hint, error, optional, id };
  return (
    <FieldFrame {...frame}>
      <select {...select} {...describe(frame)} className={styles.control} />
    </FieldFrame>
  );
}

function describe({ name, id = name, hint, error }: Frame) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return {
    id,
    "aria-describedby": describedBy || undefined,
    "aria-invalid": error ? true : undefined,
  };
}

function FieldFrame({
  name,
  id = name,
  label,
  hint,
  error,
  optional,
  children,
}: Frame & { readonly children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional ? <span className={styles.optional}> ({optional})</span> : null}
      </label>
      {children}
      {hint ? (
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      ) : null}
      {error ? (
        <span className={styles.error} id={`${id}-error`}>
          {error}
        </span>
      ) : null}
    </div>
  );
}
