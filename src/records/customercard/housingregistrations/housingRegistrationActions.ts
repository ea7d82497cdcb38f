import { createAction } from '@reduxjs/toolkit';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import type { Changes } from '@/lib/fieldChanges';
import type { RegistrationFields } from './housingRegistrationFields';

export interface OfRegistration {
  personId: string;
  registrationId: string;
}

/** The surface of the form, which names a draft together with the registration's id. */
export const REGISTRATION_SURFACE = 'registration';

export const housingRegistrationSaveRequested = createAction<
  OfRegistration & { changes: Changes<RegistrationFields> }
>('housingRegistrations/saveRequested');

export const registrationKey = (id: string): string => submissionKey('housingregistrations/save', id);
