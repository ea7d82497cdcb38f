import type { DialogComponents } from '@/core/dialogs/dialog';
import type { SubjectReference } from '@/domain/knowledge/subject';
import type { Assignee } from '@/domain/colleague/assignee';
import { lazyPart } from '@/lib/lazyPart';

/** Whom it is about, and for which contract. */
interface AboutPerson {
  personId: string;
  contractId: string | null;
}

interface ForColleague extends AboutPerson {
  /** Who is to do it, where that was chosen before. */
  assignee?: Assignee;
}

/** The unit or complex on whose card something is registered. */
export interface Zone {
  of: 'unit' | 'complex';
  id: string;
  name: string;
}

interface AskedBeside {
  id: string;
  question: string;
  subject: SubjectReference | null;
}

interface PersonDialogs {
  /** `faq`: the question that is open on the screen, where no contact says it. */
  registerTask: ForColleague & { caseId?: string; faq?: AskedBeside };
  registerFaq: AboutPerson;
  transfer: AboutPerson;
  /** What is known of it already where it is asked for. */
  callBack: ForColleague & { number?: string; note?: string };
}

/** The kinds of dialogs that are about a person. */
export type PersonDialog = keyof PersonDialogs;

interface RegistrationDialogs extends PersonDialogs {
  zoneTask: { zone: Zone; faqId: string | null };
  /** Asks for the complex that the task is about (AMB-217). */
  faqTask: { faqId: string };
  faqTransfer: { faqId: string };
}

declare module '@/core/dialogs/dialog' {
  interface DialogData extends RegistrationDialogs {}
}

/** Dialog kind to component; the build fetches all of them with the first that is asked for. */
export const registrationDialogs: DialogComponents<keyof RegistrationDialogs> = {
  registerTask: lazyPart(async () => (await import('./task/TaskDialog')).TaskDialog),
  zoneTask: lazyPart(async () => (await import('./task/TaskDialog')).ZoneTaskDialog),
  faqTask: lazyPart(async () => (await import('./task/ComplexDialog')).ComplexDialog),
  faqTransfer: lazyPart(async () => (await import('./transfer/TransferDialog')).FaqTransferDialog),
  registerFaq: lazyPart(async () => (await import('./faq/FaqDialog')).FaqDialog),
  transfer: lazyPart(async () => (await import('./transfer/TransferDialog')).TransferDialog),
  callBack: lazyPart(async () => (await import('./callback/CallBackDialog')).CallBackDialog),
};
