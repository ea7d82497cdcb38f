import { notificationsSaga } from './notificationsSaga';
import { notificationsSlice } from './notificationsSlice';

export const reducers = { notifications: notificationsSlice.reducer };

export const sagas = { notifications: notificationsSaga };
