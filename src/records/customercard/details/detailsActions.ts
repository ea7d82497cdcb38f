import { createAction } from '@reduxjs/toolkit';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import type { PersonBlock } from '@/domain/people/fields/personField';
import type { PersonChanges } from './form/personChanges';

/** The place of a form: a block of the details, or a field in the header of the card. */
export type FormPlace = PersonBlock | 'email' | 'phone';

export const personSaveRequested = createAction<{
  personId: string;
  place: FormPlace;
  changes: PersonChanges;
}>('personDetails/saveRequested');

export const personDeleteRequested = createAction<string>('personDetails/deleteRequested');

export const detailsKey = (subject: 'savePerson' | 'deletePerson', id: string): string =>
  submissionKey(`persondetails/${subject}`, id);

/** The surface of the form, which names a draft together with the person's id. */
export const formSurface = (place: FormPlace): string => `person-${place}`;

export const formId = (personId: string, place: FormPlace): string => `${personId}/${place}`;
