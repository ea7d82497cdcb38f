const PAUSE_MS = 1_000;
const ENOUGH = 4;

/**
 * Counts Alt-clicks: returns true at the fourth if each came at most a second after the one before, and then starts
 * over (AMB-045).
 */
export function createAltClicks(): (time: number) => boolean {
  let count = 0;
  let last = -Infinity;
  return (time) => {
    count = time - last <= PAUSE_MS ? count + 1 : 1;
    last = time;
    if (count < ENOUGH) return false;
    count = 0;
    return true;
  };
}
