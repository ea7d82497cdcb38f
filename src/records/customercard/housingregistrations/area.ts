import { defineArea } from '@/core/area';
import type { DialogComponents } from '@/core/dialogs/dialog';
import { lazyPart } from '@/lib/lazyPart';

interface HousingRegistrationsDialogs {
  housingRegistrationDelete: { personId: string; registrationId: string };
}

declare module '@/core/dialogs/dialog' {
  interface DialogData extends HousingRegistrationsDialogs {}
}

const dialogs: DialogComponents<keyof HousingRegistrationsDialogs> = {
  housingRegistrationDelete: lazyPart(
    async () => (await import('./HousingRegistrationDeleteDialog')).HousingRegistrationDeleteDialog,
  ),
};

export const housingRegistrationsArea = defineArea({
  name: 'housingRegistrations',
  work: async () => ({
    sagas: { housingRegistrations: (await import('./housingRegistrationsSaga')).housingRegistrationsSaga },
  }),
  dialogs,
});
