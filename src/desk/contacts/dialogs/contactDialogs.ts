import type { DialogComponents } from '@/core/dialogs/dialog';
import type { SubjectReference } from '@/domain/knowledge/subject';
import type { Assignee } from '@/domain/colleagues/assignee';
import { lazyPart } from '@/lib/lazyPart';

interface AboutPerson {
  personId: string;
  contractId: string | null;
}

interface ForColleague extends AboutPerson {
  assignee?: Assignee;
}

/** The unit or complex on whose card something is registered. */
export interface Property {
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
  /** `faq`: the question that is open on the screen and belongs to no contact. */
  registerTask: ForColleague & { caseId?: string; faq?: AskedBeside };
  registerFaq: AboutPerson;
  transfer: AboutPerson;
  callBack: ForColleague & { number?: string; note?: string };
}

export type PersonDialog = keyof PersonDialogs;

interface ContactDialogs extends PersonDialogs {
  propertyTask: { zone: Property; faqId: string | null };
  /** Asks for the complex that the task is about (AMB-217). */
  faqTask: { faqId: string };
  faqTransfer: { faqId: string };
}

declare module '@/core/dialogs/dialog' {
  interface DialogData extends ContactDialogs {}
}

/** Maps each dialog kind to its component; the build bundles all of them with the first one that is opened. */
export const contactDialogs: DialogComponents<keyof ContactDialogs> = {
  registerTask: lazyPart(async () => (await import('./task/TaskDialog')).TaskDialog),
  propertyTask: lazyPart(async () => (await import('./task/TaskDialog')).PropertyTaskDialog),
  faqTask: lazyPart(async () => (await import('./task/ComplexDialog')).ComplexDialog),
  faqTransfer: lazyPart(async () => (await import('./transfer/TransferDialog')).FaqTransferDialog),
  registerFaq: lazyPart(async () => (await import('./faq/FaqDialog')).FaqDialog),
  transfer: lazyPart(async () => (await import('./transfer/TransferDialog')).TransferDialog),
  callBack: lazyPart(async () => (await import('./callback/CallBackDialog')).CallBackDialog),
};
