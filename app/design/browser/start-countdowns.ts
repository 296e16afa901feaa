const secondMs = 1_000;
const lengthsMs = { days: 86_400_000, hours: 3_600_000, minutes: 60_000, seconds: secondMs } as const;

type Unit = keyof typeof lengthsMs;
export type TimeLeft = Readonly<Record<Unit, number>>;

/** Returns whole days, hours, minutes and seconds of a span; null when it is over. */
export function splitTime(leftMs: number): TimeLeft | null {
  if (leftMs <= 0) return null;
  return {
    days: Math.floor(leftMs / lengthsMs.days),
    hours: Math.floor((leftMs % lengthsMs.days) / lengthsMs.hours),
    minutes: Math.floor((leftMs % lengthsMs.hours) / lengthsMs.minutes),
    seconds: Math.floor((leftMs % lengthsMs.minutes) / lengthsMs.seconds),
  };
}

/** Counts down every `[data-ends]` below the root once a second and hides those that end; returns a stop function. */
export function startCountdowns(root: ParentNode): () => void {
  const countdowns = [...root.querySelectorAll<HTMLElement>("[data-ends]")];
  const show = () => {
    for (const countdown of countdowns) showTime(countdown, Date.now());
  };
  show();
  const timer = setInterval(show, secondMs);
  return () => clearInterval(timer);
}

function showTime(countdown: HTMLElement, nowMs: number): void {
  const left = splitTime(Date.parse(countdown.dataset.ends ?? "") - nowMs);
  countdown.hidden = left === null;
  if (!left) return;
  countdown.dataset.ticking = "";
  for (const [unit, value] of Object.entries(left)) {
    const element = countdown.querySelector(`[data-unit=${unit}]`);
    if (element) element.textContent = String(value).padStart(2, "0");
  }
}
