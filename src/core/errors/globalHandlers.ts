import { reportError } from './reporter';

/** A browser's own remark that a size changed again while it told of sizes; it measures once more in the next frame. */
const RESIZE_REMARK = 'ResizeObserver loop';

/** Errors that nobody caught, reported once. Returns how to stop listening. */
export function installGlobalHandlers(): () => void {
  const onError = (event: ErrorEvent) => {
    if (event.message.startsWith(RESIZE_REMARK)) return;
    reportError(event.error ?? event.message);
  };
  const onRejection = (event: PromiseRejectionEvent) => {
    reportError(event.reason);
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
