import { webLocks } from '../tabs/betweenTabs';

const LOOKING = 'thuisbalie-looking';

/** Tells the other tabs while this page is visible; they then show no notification. */
export function tellLooking(): () => void {
  let away = new AbortController();
  const tell = () => {
    away.abort();
    away = new AbortController();
    const { signal } = away;
    if (document.hidden) return;
    const untilAway = () =>
      new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
    webLocks()
      ?.request(LOOKING, { mode: 'shared', signal }, untilAway)
      .catch(() => undefined);
  };
  tell();
  document.addEventListener('visibilitychange', tell);
  return () => {
    document.removeEventListener('visibilitychange', tell);
    away.abort();
  };
}

/** Whether any tab of this browser is visible. */
export async function isSomebodyLooking(): Promise<boolean> {
  if (!document.hidden) return true;
  const { held = [] } = (await webLocks()?.query()) ?? {};
  return held.some(({ name }) => name === LOOKING);
}
