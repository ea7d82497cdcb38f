/** A button that is down for longer, as to select text, holds up nothing any more. */
const LONGEST_MS = 1_000;
/** A finger is up some moments before its click. */
const TAP_MS = 60;

type Run = () => void;

/** Runs at once while the gate is open, and otherwise as soon as it opens. */
function gate() {
  const waiting = new Set<Run>();
  let isShut = false;
  return {
    shut: () => {
      isShut = true;
    },
    /** From here on nothing waits any more; what waits already goes on waiting. */
    unlock: () => {
      isShut = false;
    },
    open: () => {
      isShut = false;
      for (const run of [...waiting]) if (waiting.delete(run)) run();
    },
    forget: () => {
      isShut = false;
      waiting.clear();
    },
    isShut: () => isShut,
    /** Answers how to call it off. Something that waits already runs once. */
    after: (run: Run): Run => {
      if (isShut) waiting.add(run);
      else run();
      return () => void waiting.delete(run);
    },
  };
}

const press = gate();
const way = gate();
let timer: ReturnType<typeof setTimeout> | undefined;

function openIn(ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(press.open, ms);
}

function pressed({ isPrimary, button }: PointerEvent): void {
  if (!isPrimary || button !== 0) return;
  press.shut();
  openIn(LONGEST_MS);
}

/** The click of a mouse comes before any timer. */
function lifted({ isPrimary, pointerType }: PointerEvent): void {
  if (isPrimary && press.isShut()) openIn(pointerType === 'touch' ? TAP_MS : 0);
}

/** The result of a click is drawn at once. */
function clicked(): void {
  if (!press.isShut()) return;
  press.unlock();
  openIn(0);
}

/* Rules are tested without a window. */
if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', pressed, true);
  window.addEventListener('pointerup', lifted, true);
  window.addEventListener('pointercancel', lifted, true);
  window.addEventListener('click', clicked, true);
}

/** The state before any press; everything that waits is dropped. */
export const forgetPress = (): void => {
  clearTimeout(timer);
  press.forget();
};

/** Runs when no button of the mouse and no finger is down: what is redrawn between down and up takes the press away. */
export const afterPress = press.after;

/** The program says whether it is on its way to another address. */
export const setOnTheWay = (isOnTheWay: boolean): void => (isOnTheWay ? way.shut() : way.open());

/** The same, and what was pressed has led where it leads: another address that is asked for before that would end it. */
export function afterDeed(run: Run): Run {
  let leaveWay: Run | undefined;
  const leavePress = press.after(() => {
    leaveWay = way.after(run);
  });
  return () => {
    leavePress();
    leaveWay?.();
  };
}
