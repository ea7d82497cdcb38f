import { createAction } from '@reduxjs/toolkit';
import type { PersonBlock } from '@/domain/person/fields/personField';
import type { FieldChanges } from './form/fieldChanges';

export const personSaveRequested = createAction<{
  personId: string;
  block: PersonBlock;
  changes: FieldChanges;
}>('personDetails/saveRequested');

export const personDeleteRequested = createAction<string>('personDetails/deleteRequested');

/** Where the changes of a block are typed; with the person's id it names a draft. */
export const blockSurface = (block: PersonBlock): string => `person-${block}`;

/** The name under which a block of a person is saved. */
export const blockId = (personId: string, block: PersonBlock): string => `${personId}/${block}`;

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
