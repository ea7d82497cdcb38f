import { createAction } from '@reduxjs/toolkit';
import type { PastCall } from '@/domain/telephony/pastCall';

/** Reports calls that have just ended unanswered. */
export const callsMissed = createAction<readonly PastCall[]>('telephony/callsMissed');

/** Calls the last missed caller back. */
export const missedCallBackRequested = createAction('telephony/missedCallBackRequested');
