import { createAction } from '@reduxjs/toolkit';
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

/** Where the changes are typed; with the person's id it names a draft. */
export const formSurface = (place: FormPlace): string => `person-${place}`;

/** The name under which they are saved. */
export const formId = (personId: string, place: FormPlace): string => `${personId}/${place}`;

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
