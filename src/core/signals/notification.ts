import { logLine } from '@/lib/log';

/** `unsupported` where the browser has no notifications. */
export type NotificationAccess = NotificationPermission | 'unsupported';

const isSupported = () => 'Notification' in window;

export const notificationAccess = (): NotificationAccess =>
  isSupported() ? Notification.permission : 'unsupported';

/** Only after a press: browsers refuse who asks by themselves. */
export const askForNotifications = async (): Promise<NotificationAccess> =>
  isSupported() ? Notification.requestPermission() : 'unsupported';

/** Of one id there is one, whichever tab shows it; a press leads to this page. `stays` until somebody does something with it. */
export function showNotification(id: string, text: string, { stays = true } = {}): Notification | null {
  if (notificationAccess() !== 'granted') return null;
  try {
    const shown = new Notification(text, { tag: id, lang: 'nl', silent: true, requireInteraction: stays });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
    return shown;
  } catch (error) {
    /* Some browsers only let a service worker show them. */
    logLine('Notification cannot be shown', error);
    return null;
  }
}
