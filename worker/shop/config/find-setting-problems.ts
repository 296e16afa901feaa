import type { Need, Setting, SettingsTable } from "./setting";

export type Deployment = "local" | "staging" | "production";

/** A problem of one setting: missing, invalid, or incomplete without another setting. */
export type SettingProblem = {
  readonly name: string;
  readonly kind: "missing" | "malformed" | "half";
  /** Never contains the value. */
  readonly sentence: string;
};

type Question = {
  readonly table: SettingsTable;
  readonly values: Readonly<Record<string, unknown>>;
  readonly deployment: Deployment;
  /** A deploy requires more than the running worker does. */
  readonly isDeploy?: boolean;
};

/** Finds all problems of an environment, in the table's order. */
export function findSettingProblems(question: Question): readonly SettingProblem[] {
  return Object.entries(question.table).flatMap(([name, setting]) => findProblem(question, name, setting));
}

function findProblem(question: Question, name: string, setting: Setting): readonly SettingProblem[] {
  const value = question.values[name];
  if (value === undefined || value === "") {
    if (!isNeeded(setting.need, question)) return [];
    return [{ name, kind: "missing", sentence: `${name} is missing (${setting.what})` }];
  }
  if (!setting.shape.is(value)) {
    return [{ name, kind: "malformed", sentence: `${name} is not what it should be (${setting.what})` }];
  }
  const absent = setting.needs.filter((other) => !question.values[other]);
  if (absent.length === 0) return [];
  return [
    { name, kind: "half", sentence: `${name} is set without ${absent.join(" and ")}: set both or neither` },
  ];
}

function isNeeded(need: Need, { deployment, isDeploy = false }: Question): boolean {
  if (need === "always") return true;
  if (deployment === "local") return false;
  return need === "deployed" || (need === "go-live" && isDeploy);
}
