import { createAction } from '@reduxjs/toolkit';
import type { PastCall } from '@/domain/telephony/pastCall';

/** Nobody answered these; they have just ended. */
export const callsMissed = createAction<readonly PastCall[]>('telephony/callsMissed');

/** Whoever was missed last is to be called. */
export const missedCallBackRequested = createAction('telephony/missedCallBackRequested');
