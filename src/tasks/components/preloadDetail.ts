const LATEST_MS = 2000;

/** Fetches the code of an opened task when the page has nothing better to do, so that opening one costs no request. */
export function preloadDetail(): () => void {
  const load = () => {
    void import('../screens/TaskDetailScreen');
    void import('../screens/TaskInformationScreen');
    void import('../screens/TaskMessagesScreen');
  };
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(load, LATEST_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(load, { timeout: LATEST_MS });
  return () => window.cancelIdleCallback(handle);
}
