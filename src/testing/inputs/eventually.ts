const PATIENCE_MS = 20_000;
const PAUSE_MS = 25;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Tries until the check passes; after twenty seconds it throws the error of the last try. */
export async function eventually(holds: () => Promise<void> | void, patienceMs = PATIENCE_MS): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      await holds();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await pause(PAUSE_MS);
  }
}

/** A promise that resolves when the gate is opened. */
export function createGate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}
