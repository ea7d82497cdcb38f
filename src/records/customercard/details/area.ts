import { defineArea } from '@/core/area';
import type { DialogComponents } from '@/core/dialogs/dialog';
import { lazyPart } from '@/lib/lazyPart';
import type { AskedAction } from './account/accountRules';

interface PersonDetailsDialogs {
  personDelete: { personId: string };
  account: { action: AskedAction; personId: string; accountId: string };
}

declare module '@/core/dialogs/dialog' {
  interface DialogData extends PersonDetailsDialogs {}
}

const dialogs: DialogComponents<keyof PersonDetailsDialogs> = {
  personDelete: lazyPart(async () => (await import('./PersonDeleteDialog')).PersonDeleteDialog),
  account: lazyPart(async () => (await import('./account/AccountDialog')).AccountDialog),
};

export const personDetailsArea = defineArea({
  name: 'personDetails',
  work: async () => {
    const [{ detailsSaga }, { accountSaga }] = await Promise.all([
      import('./detailsSaga'),
      import('./account/accountWrites'),
    ]);
    return { sagas: { personDetails: detailsSaga, personAccount: accountSaga } };
  },
  dialogs,
});
