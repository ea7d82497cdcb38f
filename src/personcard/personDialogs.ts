import type { DialogComponents } from '@/core/dialogs/dialog';
import { lazyPart } from '@/lib/lazyPart';

interface PersonDialogs {
  personDelete: { personId: string };
  accountDelete: { personId: string; accountId: string };
  registrationDelete: { personId: string; registrationId: string };
  indicatorMute: { indicatorId: string; key: string; title: string };
}

declare module '@/core/dialogs/dialog' {
  interface DialogData extends PersonDialogs {}
}

const load = () => import('./dialogs');

/** Dialog kind to component; they come with the first that is asked for. */
export const personDialogs: DialogComponents<keyof PersonDialogs> = {
  personDelete: lazyPart(async () => (await load()).PersonDeleteDialog),
  accountDelete: lazyPart(async () => (await load()).AccountDeleteDialog),
  registrationDelete: lazyPart(async () => (await load()).RegistrationDeleteDialog),
  indicatorMute: lazyPart(async () => (await load()).IndicatorMuteDialog),
};
