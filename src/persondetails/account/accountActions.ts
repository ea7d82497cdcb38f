import { createAction } from '@reduxjs/toolkit';

interface OfAccount {
  personId: string;
  accountId: string;
}

export const accountCreateRequested = createAction<{ personId: string; username: string }>(
  'account/createRequested',
);
export const accountRecoverRequested = createAction<OfAccount>('account/recoverRequested');
export const accountBlockRequested = createAction<OfAccount & { blocked: boolean }>('account/blockRequested');
export const accountDeleteRequested = createAction<OfAccount>('account/deleteRequested');
