import { createAction } from '@reduxjs/toolkit';
import type { PastCall } from '@/domain/telephony/pastCall';

/** Nobody answered these; they have just ended. */
export const callsMissed = createAction<readonly PastCall[]>('telephony/callsMissed');

/** The last missed caller is the one to call back. */
export const missedCallBackRequested = createAction('telephony/missedCallBackRequested');
