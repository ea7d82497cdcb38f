export { selectUnreadNotifications } from './notificationsSelectors';
export { NotificationsPanel } from './panel/laterNotificationsPanel';
