import { webLocks } from '../tabs/betweenTabs';

const LOOKING = 'thuisbalie-looking';

/** Reports to the other tabs while this page is visible, so that they show no notification. Returns how to stop. */
export function publishLooking(): () => void {
  let away = new AbortController();
  const publish = () => {
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
  publish();
  document.addEventListener('visibilitychange', publish);
  return () => {
    document.removeEventListener('visibilitychange', publish);
    away.abort();
  };
}

/** Returns true if any tab of this browser is visible. */
export async function isSomebodyLooking(): Promise<boolean> {
  if (!document.hidden) return true;
  const { held = [] } = (await webLocks()?.query()) ?? {};
  return held.some(({ name }) => name === LOOKING);
}
