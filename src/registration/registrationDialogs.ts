import type { DialogComponents } from '@/core/dialogs/dialog';
import type { Assignee } from '@/domain/assignee';
import { lazyPart } from '@/lib/lazyPart';

/** Whom it is about, and for which contract. */
export interface AboutPerson {
  personId: string;
  contractId: string | null;
}

interface ForColleague extends AboutPerson {
  /** Who is to do it, where that was chosen before. */
  assignee?: Assignee;
}

interface RegistrationDialogs {
  registerContact: AboutPerson & { caseId?: string };
  registerTask: ForColleague & { caseId?: string };
  registerFaq: AboutPerson;
  transfer: AboutPerson;
  callBack: ForColleague;
}

/** The kinds of dialogs of this area; each is about a person. */
export type RegistrationDialog = keyof RegistrationDialogs;

declare module '@/core/dialogs/dialog' {
  interface DialogData extends RegistrationDialogs {}
}

const load = () => import('./dialogs');

/** Dialog kind to component; they come with the first that is asked for. */
export const registrationDialogs: DialogComponents<RegistrationDialog> = {
  registerContact: lazyPart(async () => (await load()).ContactDialog),
  registerTask: lazyPart(async () => (await load()).TaskDialog),
  registerFaq: lazyPart(async () => (await load()).FaqDialog),
  transfer: lazyPart(async () => (await load()).TransferDialog),
  callBack: lazyPart(async () => (await load()).CallBackDialog),
};
