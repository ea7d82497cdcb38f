import type { MailCopy, MailReceivers } from '@/api/mail/outgoingMail';
import { defineArea } from '@/core/area';
import type { DialogComponents } from '@/core/dialogs/dialog';
import { paths } from '@/core/paths';
import type { MailMessage } from '@/domain/mail/mailMessage';
import { lazyPart } from '@/lib/lazyPart';
import { MailIcon } from '@/ui/icons';
import { MAIL_READER, mailRoutes } from './mailRoutes';
import { mailTitles } from './mailTitles';

interface MailDialogs {
  /** `mailId` is the id of the mail that went out, or of its activity. */
  outgoingMail: { mailId: string };
  mailCopy: { copy: MailCopy; mailId: string; subject: string; receivers: MailReceivers };
  /** `customerId` and `status` have the values that the screen showed when it opened the dialog. */
  mailCustomer: { mailId: string; from: string } & Pick<MailMessage, 'customerId'>;
  mailDelete: { mailId: string; subject: string } & Pick<MailMessage, 'status'>;
}

declare module '@/core/dialogs/dialog' {
  interface DialogData extends MailDialogs {}
}

const incoming = () => import('./incoming/mailDialogs');
const outgoing = () => import('./outgoing/outgoingDialogs');

const dialogs: DialogComponents<keyof MailDialogs> = {
  outgoingMail: lazyPart(async () => (await outgoing()).OutgoingMailDialog),
  mailCopy: lazyPart(async () => (await outgoing()).MailCopyDialog),
  mailCustomer: lazyPart(async () => (await incoming()).MailCustomerDialog),
  mailDelete: lazyPart(async () => (await incoming()).MailDeleteDialog),
};

export const mailArea = defineArea({
  name: 'mail',
  routes: mailRoutes,
  work: async () => {
    const [{ mailSlice }, { countSaga }, { mailSaga }, { copySaga }] = await Promise.all([
      import('./mailSlice'),
      import('./work/countSaga'),
      import('./work/mailSaga'),
      import('./work/copySaga'),
    ]);
    return {
      reducers: { mail: mailSlice.reducer },
      sagas: { mail: mailSaga, mailCounts: countSaga, mailCopies: copySaga },
    };
  },
  dialogs,
  menu: {
    to: paths.mails,
    section: paths.mails,
    title: mailTitles.incoming,
    icon: MailIcon,
    theme: 'general',
    needs: MAIL_READER,
  },
});
