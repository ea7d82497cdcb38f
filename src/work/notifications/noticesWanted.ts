import { createAction } from '@reduxjs/toolkit';

/** The first screen has finished loading, so notices are collected from now on. */
export const noticesWanted = createAction('notices/wanted');
