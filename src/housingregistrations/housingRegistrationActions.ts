import { createAction } from '@reduxjs/toolkit';
import type { RegistrationDraft } from './housingRegistrationFields';

interface OfRegistration {
  personId: string;
  registrationId: string;
}

/** Where a registration is changed; with its id it names a draft. */
export const REGISTRATION_SURFACE = 'registration';

export const housingRegistrationSaveRequested = createAction<OfRegistration & { draft: RegistrationDraft }>(
  'registrations/saveRequested',
);
export const housingRegistrationDeleteRequested = createAction<OfRegistration>(
  'registrations/deleteRequested',
);
