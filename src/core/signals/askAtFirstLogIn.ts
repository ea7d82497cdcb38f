import { call, select } from 'typed-redux-saga';
import { selectSignedInId } from '../session/sessionSlice';
import { askForNotifications, notificationAccess } from './notification';
import { readSignalSettings, writeSignalSettings } from './signalSettings';

/** Asks the browser for notifications when somebody logs in to chat or phone for the first time; a press came before. */
export function* askAtFirstLogIn() {
  const userId = yield* select(selectSignedInId);
  const settings = readSignalSettings(userId);
  if (settings.isAsked || notificationAccess() !== 'default') return;
  writeSignalSettings(userId, { ...settings, isAsked: true });
  if ((yield* call(askForNotifications)) === 'granted')
    writeSignalSettings(userId, { ...readSignalSettings(userId), notifications: true });
}
