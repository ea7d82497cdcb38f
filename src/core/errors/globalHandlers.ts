import { reportError } from './reporter';

/** Errors that nobody caught, reported once. Returns how to stop listening. */
export function installGlobalHandlers(): () => void {
  const onError = (event: ErrorEvent) => {
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
