import { createAction } from '@reduxjs/toolkit';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import type { PersonBlock } from '@/domain/person/fields/personField';
import type { FieldChanges } from './form/fieldChanges';

/** Where a person is changed: a block of the details, or what the header of the card shows. */
export type FormPlace = PersonBlock | 'email' | 'phone';

export const personSaveRequested = createAction<{
  personId: string;
  place: FormPlace;
  changes: FieldChanges;
}>('personDetails/saveRequested');

export const personDeleteRequested = createAction<string>('personDetails/deleteRequested');

export const detailsKey = (subject: 'savePerson' | 'deletePerson', id: string): string =>
  submissionKey(`persondetails/${subject}`, id);

/** Where the changes are typed; with the person's id it names a draft. */
export const formSurface = (place: FormPlace): string => `person-${place}`;

/** The name under which they are saved. */
export const formId = (personId: string, place: FormPlace): string => `${personId}/${place}`;
