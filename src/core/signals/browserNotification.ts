import { logLine } from '@/lib/log';

/** `unsupported` in browsers without notifications. */
export type BrowserNotificationAccess = NotificationPermission | 'unsupported';

const isSupported = () => 'Notification' in window;

export const browserNotificationAccess = (): BrowserNotificationAccess =>
  isSupported() ? Notification.permission : 'unsupported';

/** The request must follow a press of the user, because browsers refuse other requests. */
export const askForBrowserNotifications = async (): Promise<BrowserNotificationAccess> =>
  isSupported() ? Notification.requestPermission() : 'unsupported';

/**
 * Shows one notification per id, even if several tabs show it; a press on it focuses this page. With `stays` the
 * notification remains until the user acts.
 */
export function showBrowserNotification(
  id: string,
  text: string,
  { stays = true } = {},
): Notification | null {
  if (browserNotificationAccess() !== 'granted') return null;
  try {
    const shown = new Notification(text, { tag: id, lang: 'nl', silent: true, requireInteraction: stays });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
    return shown;
  } catch (error) {
    /* Some browsers let only a service worker show notifications. */
    logLine('Notification cannot be shown', error);
    return null;
  }
}
