const LATEST_MS = 2000;

/** What cannot be had ahead is asked for again when it is needed. */
const ahead = (module: Promise<unknown>) => void module.catch(() => undefined);

/** Fetches the code of an opened task when the page has nothing better to do, so that opening one costs no request. */
export function preloadDetail(): () => void {
  const load = () => {
    ahead(import('../screens/TaskDetailScreen'));
    ahead(import('../screens/TaskInformationScreen'));
    ahead(import('../screens/TaskMessagesScreen'));
  };
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(load, LATEST_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(load, { timeout: LATEST_MS });
  return () => window.cancelIdleCallback(handle);
}
