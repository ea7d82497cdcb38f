import { createAction } from '@reduxjs/toolkit';

/** The first screen has finished loading, so notifications are collected from now on. */
export const notificationsWanted = createAction('notifications/wanted');
