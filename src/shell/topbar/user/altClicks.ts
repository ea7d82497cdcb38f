const PAUSE_MS = 1_000;
const ENOUGH = 4;

/**
 * Counts clicks with Alt. Returns true at the fourth click, if each click came at most a second after the previous one,
 * and then starts over (AMB-045).
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
