import { createAction } from '@reduxjs/toolkit';
import type { RegistrationDraft } from './registrationFields';

interface OfRegistration {
  personId: string;
  registrationId: string;
}

export const registrationSaveRequested = createAction<OfRegistration & { draft: RegistrationDraft }>(
  'registrations/saveRequested',
);
export const registrationDeleteRequested = createAction<OfRegistration>('registrations/deleteRequested');
