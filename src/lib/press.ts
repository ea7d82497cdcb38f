/** A press that lasts longer than this, for example to select text, no longer delays anything. */
const LONGEST_MS = 1_000;
/** A finger is lifted some moments before its click arrives. */
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
    /** Lets new callbacks run at once; callbacks that already wait keep waiting. */
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
    /** Returns a function that cancels `run`. A callback that is added twice while it waits runs once. */
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

/** A mouse sends its click before any timer runs; a tap needs some time. */
function lifted({ isPrimary, pointerType }: PointerEvent): void {
  if (isPrimary && press.isShut()) openIn(pointerType === 'touch' ? TAP_MS : 0);
}

/** Lets new callbacks run, so that the result of the click itself is rendered at once. */
function clicked(): void {
  if (!press.isShut()) return;
  press.unlock();
  openIn(0);
}

/* Unit tests of rules run without a window. */
if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', pressed, true);
  window.addEventListener('pointerup', lifted, true);
  window.addEventListener('pointercancel', lifted, true);
  window.addEventListener('click', clicked, true);
}

/** Restores the state before any press and drops everything that waits. */
export const forgetPress = (): void => {
  clearTimeout(timer);
  press.forget();
};

/** Runs when no mouse button and no finger is down, since a render between down and up would lose the press. */
export const afterPress = press.after;

/** Called by the program when it starts and ends a navigation. */
export const setOnTheWay = (isOnTheWay: boolean): void => (isOnTheWay ? way.shut() : way.open());

/** Runs after the press and after the navigation that it started, which a request for another address would cancel. */
export function afterAction(run: Run): Run {
  let leaveWay: Run | undefined;
  const leavePress = press.after(() => {
    leaveWay = way.after(run);
  });
  return () => {
    leavePress();
    leaveWay?.();
  };
}
