import { call, select } from 'typed-redux-saga';
import { selectSignedInId } from '../session/sessionSlice';
import { askForBrowserNotifications, browserNotificationAccess } from './browserNotification';
import { readSignalSettings, writeSignalSettings } from './signalSettings';

/**
 * Asks the browser for notifications when the agent first logs in to chat or phone. The press to log in makes the
 * browser accept the request.
 */
export function* askAtFirstLogIn() {
  const userId = yield* select(selectSignedInId);
  const settings = readSignalSettings(userId);
  if (settings.isAsked || browserNotificationAccess() !== 'default') return;
  writeSignalSettings(userId, { ...settings, isAsked: true });
  if ((yield* call(askForBrowserNotifications)) === 'granted')
    writeSignalSettings(userId, { ...readSignalSettings(userId), notifications: true });
}
