import type { DialogComponents } from '@/core/dialogs/dialog';
import { lazyPart } from '@/lib/lazyPart';

interface HousingRegistrationsDialogs {
  registrationDelete: { personId: string; registrationId: string };
}

declare module '@/core/dialogs/dialog' {
  interface DialogData extends HousingRegistrationsDialogs {}
}

export const housingRegistrationsDialogs: DialogComponents<keyof HousingRegistrationsDialogs> = {
  registrationDelete: lazyPart(
    async () => (await import('./RegistrationDeleteDialog')).RegistrationDeleteDialog,
  ),
};
