import { reportError } from './reporter';

/** A browser warning about a size changed by a resize callback; harmless, as it measures again in the next frame. */
const RESIZE_REMARK = 'ResizeObserver loop';

/** Reports uncaught errors and rejections. Returns how to stop listening. */
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
