import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { useDialogSubmission } from '@/core/submissions/useSubmission';
import { type FoundPerson, PersonSearch } from '@/shared/people';
import { DialogState, whyNotYet } from '@/ui/feedback/MeanwhileNotice';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Choices } from '@/ui/fields/Choices';
import { mutedClass } from '@/ui/layout/Section';
import { ConfirmFooter } from '@/ui/overlays/ConfirmFooter';
import { Dialog, DialogAbout, DialogBody } from '@/ui/overlays/Dialog';
import { uiTexts } from '@/ui/uiTexts';
import { mailTexts as texts } from '../mailTexts';
import { mailCustomerRequested } from '../work/mailActions';
import { mailKey } from '../work/mailKeys';
import { useMailMeanwhile } from './useMailMeanwhile';
import { useSender } from './useSender';

/** Finds the customer of a mail. Customers with the sender's address are searched at once; a single one is chosen. */
export function MailCustomerDialog({
  dialog: { mailId, from, customerId },
  onClose,
}: DialogProps<'mailCustomer'>) {
  const dispatch = useDispatch();
  const submission = useDialogSubmission(mailKey('customer', mailId));
  const found = useSender(from);
  const ofSender = found ?? [];
  const { seen, meanwhile } = useMailMeanwhile({
    mailId,
    opened: customerId,
    submission,
    read: (mail) => mail.customerId,
    text: (mail) => texts.attachedMeanwhile(mail.customerId === null ? null : (mail.customerName ?? '')),
  });
  const [chosen, setChosen] = useState<FoundPerson | null>();
  const [tried, setTried] = useState(false);
  const only = ofSender.length === 1 ? ofSender[0] : undefined;
  const person = chosen === undefined ? (only ?? null) : chosen;
  const busy = submission?.status === 'sending';
  const attach = () => {
    setTried(true);
    if (person !== null && meanwhile === null) dispatch(mailCustomerRequested({ id: mailId, person, seen }));
  };
  return (
    <Dialog
      title={texts.attach}
      busy={busy}
      onClose={onClose}
      onSubmit={attach}
      footer={
        <ConfirmFooter
          confirmLabel={texts.attach}
          cancelLabel={uiTexts.cancel}
          danger={false}
          busy={busy}
          whyNot={whyNotYet(meanwhile)}
          onConfirm={attach}
          onCancel={onClose}
        />
      }
    >
      <DialogBody>
        {from !== '' && <DialogAbout>{from}</DialogAbout>}
        <DialogState submission={submission} meanwhile={meanwhile} />
        {/* A name that is filled in later would open the list of the field, as if it were typed. */}
        {found === null ? (
          <Skeleton lines={2} />
        ) : (
          <PersonSearch
            label={texts.person}
            value={person}
            onChange={setChosen}
            {...(tried && person === null && { error: texts.choosePerson })}
          />
        )}
        {ofSender.length > 0 && (
          <div>
            <p className={mutedClass}>{texts.ofSender}</p>
            <Choices
              label={texts.ofSender}
              choices={ofSender}
              nameOf={({ name }) => name}
              isChosen={({ id }) => id === person?.id}
              onChoose={setChosen}
            />
          </div>
        )}
      </DialogBody>
    </Dialog>
  );
}
