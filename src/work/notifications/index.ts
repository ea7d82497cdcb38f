export { notificationsWanted } from './notificationsWanted';
export { selectUnreadNotifications } from './notificationsSelectors';
export { NotificationsPanel } from './panel/laterNotificationsPanel';
