import { createAction } from '@reduxjs/toolkit';
import type { PastCall } from '@/domain/telephony/pastCall';

export const callsMissed = createAction<readonly PastCall[]>('telephony/callsMissed');

export const missedCallBackRequested = createAction('telephony/missedCallBackRequested');
