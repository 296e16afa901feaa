import type { Country } from "../../countries/model/country";
import { toLanguage } from "../../countries/model/locale";
import { vatFormats } from "../../countries/model/vat-formats";
import { minimumCharacters } from "../../foundation/form-rules";
import { nameLanguage } from "../../i18n/display-names";
import { formatDate } from "../../i18n/formats";
import type { Translate } from "../../i18n/translate";
import {
  type ProfileErrors,
  type ProfileField,
  type ProfileProblem,
  type ProfileValues,
  profileFields,
} from "../model/profile-form";

/** A field with its texts; `news`: another device's value. */
export type ProfileFieldView = {
  readonly name: ProfileField;
  readonly label: string;
  readonly value: string;
  readonly hint: string | null;
  readonly error: string | null;
};

/** The data part of the profile's page, ready for display. */
export type ProfileView = {
  readonly title: string;
  readonly optional: string;
  readonly problem: { readonly kind: "warn" | "bad"; readonly text: string } | null;
  /** Invalid fields, for the summary. */
  readonly wrong: readonly { readonly name: ProfileField; readonly label: string }[];
  readonly type: ProfileFieldView & {
    readonly choices: readonly { readonly value: string; readonly label: string }[];
  };
  readonly personal: readonly ProfileFieldView[];
  readonly company: readonly ProfileFieldView[];
  /** A single choice: the country has one language. */
  readonly language: ProfileFieldView & {
    readonly choices: readonly { readonly value: string; readonly label: string }[];
  };
  readonly shown: ProfileValues;
  readonly vatAccepted: string | null;
  readonly save: string;
};

type Scene = {
  readonly translate: Translate;
  readonly country: Pick<Country, "code" | "locales">;
  /** The profile's values, which the form posts beside the input. */
  readonly shown: ProfileValues;
  readonly errors?: ProfileErrors;
  readonly changed?: Partial<Readonly<Record<ProfileField, string>>>;
  readonly isUnavailable?: boolean;
};

export function toProfileView(values: ProfileValues, scene: Scene): ProfileView {
  const { translate, country, shown, errors = {} } = scene;
  const say = (key: string) => translate(`profile.form.${key}`);
  const field = (name: ProfileField) => toField(name, values[name], scene);
  const wrong = profileFields.filter((name) => errors[name]);
  const isVatDoubted = errors.vatId === "vat-invalid" || errors.vatId === "vat-unavailable";
  return {
    title: say("personal"),
    optional: translate("checkout.field.optional"),
    problem: toProblem(scene),
    wrong: wrong.map((name) => ({ name, label: toLabel(name, translate) })),
    type: {
      ...field("customerType"),
      hint: say("typeHint"),
      choices: (["PRIVATE", "COMPANY"] as const).map((value) => ({
        value,
        label: translate(`checkout.customerType.${value}`),
      })),
    },
    personal: [field("firstName"), field("lastName"), { ...field("dateOfBirth"), hint: say("dateHint") }],
    company: [
      field("companyName"),
      {
        ...field("vatId"),
        hint: translate("checkout.hint.vatNumber", { example: vatFormats[country.code].placeholder }),
      },
    ],
    language: {
      ...field("locale"),
      choices: country.locales.map((value) => ({ value, label: nameLanguage(toLanguage(value)) })),
    },
    shown,
    vatAccepted: isVatDoubted ? values.vatId : null,
    save: say("save"),
  };
}

function toProblem({ translate, errors = {}, changed, isUnavailable }: Scene): ProfileView["problem"] {
  if (isUnavailable) return { kind: "bad", text: translate("profile.unavailable.save") };
  if (changed && Object.keys(changed).length > 0) {
    return { kind: "warn", text: translate("profile.form.conflict") };
  }
  return Object.keys(errors).length > 0 ? { kind: "bad", text: translate("profile.form.wrong") } : null;
}

function toField(name: ProfileField, value: string, { translate, errors, changed }: Scene): ProfileFieldView {
  const problem = errors?.[name];
  const news = changed?.[name];
  const newsText =
    news === undefined ? null : translate("profile.form.elsewhere", { value: toText(name, news, translate) });
  return {
    name,
    label: toLabel(name, translate),
    value,
    hint: null,
    error: problem ? toSentence(problem, translate) : newsText,
  };
}

function toLabel(name: ProfileField, translate: Translate): string {
  switch (name) {
    case "firstName":
    case "lastName":
      return translate(`checkout.field.${name}`);
    case "companyName":
      return translate("checkout.field.company");
    case "vatId":
      return translate("checkout.field.vatNumber");
    case "customerType":
      return translate("profile.form.type");
    case "dateOfBirth":
    case "locale":
      return translate(`profile.form.${name}`);
  }
}

/** Formats a value for display. */
function toText(name: ProfileField, value: string, translate: Translate): string {
  if (value === "") return translate("profile.form.nothing");
  if (name === "customerType") return translate(`checkout.customerType.${value}`);
  if (name === "locale") return nameLanguage(value.slice(0, 2));
  if (name === "dateOfBirth")
    return formatDate(new Date(`${value}T00:00:00Z`), translate.locale, "UTC", "date");
  return value;
}

/** Returns the checkout's message for a doubtful number, with the option to save it anyway. */
function toSentence(problem: ProfileProblem, translate: Translate): string {
  switch (problem) {
    case "vat":
      return translate("vat.failed");
    case "vat-invalid":
      return `${translate("vat.failed")} ${translate("profile.form.vatSure")}`;
    case "vat-unavailable":
      return `${translate("vat.timeout")} ${translate("profile.form.vatSure")}`;
    case "date":
      return translate("profile.form.dateWrong");
    default:
      return translate(`address.rule.${problem}`, { count: minimumCharacters });
  }
}
